/// The sizes and the spacing of the items in a group of one size.
@MainActor
struct GroupSlots {
  let slots: [(item: NSCollectionLayoutItem, size: CGSize)]
  let spacing: CGFloat

  /// Computes the slots of items that are repeated `count` times or, if it's `nil`, as long as they fit.
  init(
    _ items: [NSCollectionLayoutItem], in group: CGSize, isHorizontal: Bool, spacing: CGFloat,
    isFlexible: Bool, count: Int?
  ) {
    let number =
      items.isEmpty
      ? 0
      : count ?? Self.number(of: items, thatFitIn: group, isHorizontal: isHorizontal, spacing)
    let gaps = CGFloat(max(number - 1, 0))
    // Fractions are those of the space between the gaps.
    var container = group
    if isHorizontal {
      container.width -= gaps * spacing
    } else {
      container.height -= gaps * spacing
    }
    let slots = (0..<max(number, 0)).map { index in
      let item = items[index % items.count]
      return (item: item, size: item.layoutSize.size(in: container))
    }
    self.slots = slots
    guard isFlexible, gaps > 0 else {
      self.spacing = spacing
      return
    }
    let taken = slots.reduce(0) { $0 + (isHorizontal ? $1.size.width : $1.size.height) }
    let length = isHorizontal ? group.width : group.height
    self.spacing = max(spacing, (length - taken) / gaps)
  }

  /// The largest number of slots in a group whose items have sizes of their own.
  private static let largestNumber = 10_000

  /// Returns the largest number of items that fit. The more items there are, the more spacing is between them, and the
  /// shorter are those whose length is a fraction.
  private static func number(
    of items: [NSCollectionLayoutItem], thatFitIn group: CGSize, isHorizontal: Bool,
    _ spacing: CGFloat
  ) -> Int {
    let length = isHorizontal ? group.width : group.height
    var points: CGFloat = 0
    var fractions: CGFloat = 0
    var number = 0
    while true {
      let size = items[number % items.count].layoutSize
      let dimension = isHorizontal ? size.widthDimension : size.heightDimension
      if isHorizontal ? dimension.isFractionalWidth : dimension.isFractionalHeight {
        fractions += dimension.dimension
      } else {
        points += dimension.length(in: group)
      }
      let gaps = CGFloat(number) * spacing
      // Gaps that fill the group leave nothing for items, and longer ones would make fractions negative, and any number of items would fit. The
      // tolerance of 0.01 points absorbs rounding errors, because sums of fractions rarely equal the whole.
      guard number == 0 || gaps < length,
        points + fractions * (length - gaps) + gaps <= length + 0.01
      else { return number }
      number += 1
      // Millions of tiny items could fit a large group, and a layout with so many slots would never be ready.
      if number == largestNumber { return number }
      // Items without a length fit any number of times, so there is one of each.
      let run = points + fractions * length + CGFloat(number) * spacing
      if number == items.count, run <= 0 { return number }
    }
  }
}
