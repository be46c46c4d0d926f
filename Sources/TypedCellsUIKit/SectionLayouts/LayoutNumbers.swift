/// A number of a layout that can't be used, and its replacement.
struct UnusableNumber {
  let name: String
  let value: String
  let expected: String
  let replacement: String
}

/// Replaces the numbers of a layout that can't be used, because UIKit raises an exception for some of them, and not a
/// number can't be compared.
struct LayoutNumbers {
  private(set) var unusable: [UnusableNumber] = []

  mutating func number(_ name: String, _ value: Int, atLeast minimum: Int) -> Int {
    guard value < minimum else { return value }
    note(name, value, expected: "\(minimum) or more", minimum)
    return minimum
  }

  mutating func number(_ name: String, _ value: CGFloat, atLeast minimum: CGFloat) -> CGFloat {
    if value.isFinite, value >= minimum { return value }
    note(name, value, expected: "\(minimum) or more", minimum)
    return minimum
  }

  /// Returns a number that may be negative.
  private mutating func finite(_ name: String, _ value: CGFloat) -> CGFloat {
    if value.isFinite { return value }
    note(name, value, expected: "a finite number", 0)
    return 0
  }

  mutating func insets(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: finite("insets.top", insets.top), leading: finite("insets.leading", insets.leading),
      bottom: finite("insets.bottom", insets.bottom),
      trailing: finite("insets.trailing", insets.trailing))
  }

  mutating func height(_ height: SectionLayout.ItemHeight) -> SectionLayout.ItemHeight {
    switch height {
    case .estimated(let height):
      return .estimated(number("itemHeight: .estimated", height, atLeast: 1))
    case .points(let height):
      return .points(number("itemHeight: .points", height, atLeast: 0))
    case .aspectRatio(let ratio):
      if ratio.isFinite, ratio > 0 { return height }
      note("itemHeight: .aspectRatio", ratio, expected: "more than 0", 1)
      return .aspectRatio(1)
    }
  }

  mutating func width(_ width: SectionLayout.ItemWidth) -> SectionLayout.ItemWidth {
    switch width {
    case .points(let width): return .points(number("itemWidth: .points", width, atLeast: 1))
    case .fraction(let fraction):
      if fraction.isFinite, fraction > 0 { return width }
      note("itemWidth: .fraction", fraction, expected: "more than 0", 1)
      return .fraction(1)
    }
  }

  mutating func badges(_ badges: [SectionLayout.Badge]) -> [SectionLayout.Badge] {
    badges.map { badge in
      SectionLayout.Badge(
        badge.kind, width: number("badge '\(badge.kind)': width", badge.width, atLeast: 0),
        height: number("badge '\(badge.kind)': height", badge.height, atLeast: 0),
        edges: badge.edges,
        offset: CGPoint(
          x: finite("badge '\(badge.kind)': offset.x", badge.offset.x),
          y: finite("badge '\(badge.kind)': offset.y", badge.offset.y)))
    }
  }

  private mutating func note(
    _ name: String, _ value: some CustomStringConvertible, expected: String,
    _ replacement: some CustomStringConvertible
  ) {
    unusable.append(
      UnusableNumber(
        name: name, value: value.description, expected: expected,
        replacement: replacement.description))
  }
}
