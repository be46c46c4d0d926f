/// An item of a section with its frame in the content.
struct PlacedItem {
  let item: NSCollectionLayoutItem
  let path: IndexPath
  let frame: CGRect
  /// Whether the height is an estimate until the cell is measured.
  let isEstimated: Bool
}

/// Assigns the items of a section to the places in its groups, in order.
@MainActor
struct ItemPlacer {
  let section: Int
  let count: Int
  /// The preferred heights of measured cells.
  let preferredHeights: [IndexPath: CGFloat]
  private(set) var items: [PlacedItem] = []

  init(section: Int, count: Int, preferredHeights: [IndexPath: CGFloat]) {
    self.section = section
    self.count = count
    self.preferredHeights = preferredHeights
  }

  /// Whether the section has items that aren't placed yet.
  var hasNext: Bool { items.count < count }

  /// Places the next item. Returns the size that it takes, with its insets.
  mutating func place(_ item: NSCollectionLayoutItem, in slot: CGRect) -> CGSize {
    let path = IndexPath(item: items.count, section: section)
    var slot = slot
    let isEstimated = item.layoutSize.heightDimension.isEstimated
    if isEstimated, let height = preferredHeights[path] { slot.size.height = height }
    items.append(
      PlacedItem(item: item, path: path, frame: item.inset(slot), isEstimated: isEstimated))
    return slot.size
  }
}
