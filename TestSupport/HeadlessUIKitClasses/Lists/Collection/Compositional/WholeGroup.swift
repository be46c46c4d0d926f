/// A group of a section that has as many items as fit, to which the last one is compared.
@MainActor
struct WholeGroup {
  let size: CGSize
  let count: Int
  /// The distance between the items and the end of the group, in the direction in which the layout scrolls.
  private let rest: CGFloat
  private let isVertical: Bool
  /// The items of the custom groups.
  let customItems: [ObjectIdentifier: [NSCollectionLayoutGroupCustomItem]]

  init(_ group: NSCollectionLayoutGroup, size: CGSize, in container: CGSize, isVertical: Bool) {
    var placer = ItemPlacer(section: 0, count: .max, in: container)
    let slot = CGRect(origin: .zero, size: size)
    _ = group.place(in: slot, by: &placer)
    self.size = size
    self.isVertical = isVertical
    count = placer.items.count
    customItems = placer.customItems
    let inner = group.inset(slot)
    rest =
      (isVertical ? inner.maxY : inner.maxX) - Self.reach(placer.items[...], isVertical: isVertical)
  }

  private static func reach(_ items: ArraySlice<PlacedItem>, isVertical: Bool) -> CGFloat {
    items.map { isVertical ? $0.frame.maxY : $0.frame.maxX }.max() ?? 0
  }

  /// Returns the size of the last group, which has fewer items. It ends as far behind its items as a whole group ends
  /// behind its own.
  func trimmed(
    _ size: CGSize, to items: ArraySlice<PlacedItem>, of group: NSCollectionLayoutGroup,
    in inner: CGRect
  ) -> CGSize {
    let length =
      isVertical ? group.layoutSize.heightDimension : group.layoutSize.widthDimension
    // A group that is as long as its items has nothing to trim.
    guard !length.isEstimated else { return size }
    let reach = Self.reach(items, isVertical: isVertical) + rest
    return isVertical
      ? CGSize(width: size.width, height: max(reach - inner.minY, 0))
      : CGSize(width: max(reach - inner.minX, 0), height: size.height)
  }
}
