/// A number of a layout that can't be used, and its replacement.
struct UnusableNumber {
  let name: String
  let value: String
  let expected: String
  let replacement: String
}

/// Replaces the numbers of a layout that can't be used: UIKit raises an exception for some of them, not a number can't be
/// compared, and very large ones overflow when they are added.
struct LayoutNumbers {
  /// The most items that are laid out beside each other. No screen has as many points.
  static var maximumCount: Int { 1000 }
  /// The largest length, in points. It is far beyond what UIKit can show, and sums of it are still precise.
  private static var maximumLength: CGFloat { 1_000_000 }
  /// The largest factor of a length. A thousand screens still are a length that UIKit accepts.
  private static var maximumFactor: CGFloat { 1000 }

  private(set) var unusable: [UnusableNumber] = []

  /// Returns a number of items.
  mutating func count(_ name: String, _ value: Int) -> Int {
    let used = min(max(value, 1), Self.maximumCount)
    if used != value { note(name, value, expected: "1 to \(Self.maximumCount)", used) }
    return used
  }

  /// Returns a number of points.
  mutating func length(_ name: String, _ value: CGFloat, atLeast minimum: CGFloat) -> CGFloat {
    number(
      name, value, in: minimum...Self.maximumLength, insteadOfUnusable: minimum,
      isUsable: value.isFinite)
  }

  /// Returns a number of points that may be negative.
  private mutating func distance(_ name: String, _ value: CGFloat) -> CGFloat {
    number(
      name, value, in: -Self.maximumLength...Self.maximumLength, insteadOfUnusable: 0,
      isUsable: value.isFinite)
  }

  /// Returns a number by which a length is multiplied or divided.
  private mutating func factor(_ name: String, _ value: CGFloat) -> CGFloat {
    number(
      name, value, in: 1 / Self.maximumFactor...Self.maximumFactor, insteadOfUnusable: 1,
      isUsable: value.isFinite && value > 0)
  }

  /// Returns the number, or the nearest in a range.
  private mutating func number(
    _ name: String, _ value: CGFloat, in range: ClosedRange<CGFloat>,
    insteadOfUnusable standard: CGFloat, isUsable: Bool
  ) -> CGFloat {
    if range.contains(value) { return value }
    let used = isUsable ? min(max(value, range.lowerBound), range.upperBound) : standard
    note(name, value, expected: "\(range.lowerBound) to \(range.upperBound)", used)
    return used
  }

  mutating func insets(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: distance("insets.top", insets.top), leading: distance("insets.leading", insets.leading),
      bottom: distance("insets.bottom", insets.bottom),
      trailing: distance("insets.trailing", insets.trailing))
  }

  mutating func height(_ height: SectionLayout.ItemHeight) -> SectionLayout.ItemHeight {
    switch height {
    case .estimated(let height):
      .estimated(length("itemHeight: .estimated", height, atLeast: 1))
    case .points(let height): .points(length("itemHeight: .points", height, atLeast: 0))
    case .aspectRatio(let ratio): .aspectRatio(factor("itemHeight: .aspectRatio", ratio))
    }
  }

  mutating func width(_ width: SectionLayout.ItemWidth) -> SectionLayout.ItemWidth {
    switch width {
    case .points(let width): .points(length("itemWidth: .points", width, atLeast: 1))
    case .estimated(let width): .estimated(length("itemWidth: .estimated", width, atLeast: 1))
    case .fraction(let fraction): .fraction(factor("itemWidth: .fraction", fraction))
    }
  }

  mutating func badges(_ badges: [SectionLayout.Badge]) -> [SectionLayout.Badge] {
    badges.map { badge in
      SectionLayout.Badge(
        badge.kind, width: length("badge '\(badge.kind)': width", badge.width, atLeast: 0),
        height: length("badge '\(badge.kind)': height", badge.height, atLeast: 0),
        edges: badge.edges,
        offset: CGPoint(
          x: distance("badge '\(badge.kind)': offset.x", badge.offset.x),
          y: distance("badge '\(badge.kind)': offset.y", badge.offset.y)))
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
