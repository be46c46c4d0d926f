/// An item of a section with its frame in the content.
struct PlacedItem {
  let item: NSCollectionLayoutItem
  let path: IndexPath
  let frame: CGRect
  /// The axes along which the size is an estimate until the cell is measured.
  var estimatedAxes: EstimatedAxes = []
  /// The z-index that a custom group sets.
  var zIndex = 0
}

/// Assigns the items of a section to the places in its groups, in order.
@MainActor
struct ItemPlacer {
  let section: Int
  let count: Int
  /// The size of the collection view.
  let container: CGSize
  /// The preferred sizes of measured cells.
  let preferredSizes: PreferredSizes
  private(set) var items: [PlacedItem] = []
  /// The views of groups, with their frames in the content.
  var views: [(item: NSCollectionLayoutSupplementaryItem, frame: CGRect)] = []
  /// The size of what contains the group that is placed next.
  var groupContainer: CGSize
  /// The items of the custom groups, which are requested once for each section.
  private(set) var customItems: [ObjectIdentifier: [NSCollectionLayoutGroupCustomItem]] = [:]

  init(
    section: Int, count: Int, in container: CGSize,
    preferredSizes: PreferredSizes = PreferredSizes(),
    customItems: [ObjectIdentifier: [NSCollectionLayoutGroupCustomItem]] = [:]
  ) {
    self.section = section
    self.count = count
    self.container = container
    groupContainer = container
    self.preferredSizes = preferredSizes
    self.customItems = customItems
  }

  /// Whether the section has items that aren't placed yet.
  var hasNext: Bool { items.count < count }

  /// Places the next item. Returns the size that it takes, with its insets.
  mutating func place(_ item: NSCollectionLayoutItem, in slot: CGRect) -> CGSize {
    let path = IndexPath(item: items.count, section: section)
    var slot = slot
    let axes = item.layoutSize.estimatedAxes
    if !axes.isEmpty, let preferred = preferredSizes[ElementPlace(path: path)] {
      slot.size.take(preferred, along: axes)
    }
    items.append(
      PlacedItem(item: item, path: path, frame: item.inset(slot), estimatedAxes: axes))
    return slot.size
  }

  /// Places the next items where a custom group wants them. Returns the size of the group.
  mutating func place(
    _ group: NSCollectionLayoutGroup, of provider: NSCollectionLayoutGroupCustomItemProvider,
    in slot: CGRect
  ) -> CGSize {
    let custom =
      customItems[ObjectIdentifier(group)]
      ?? provider(
        LayoutEnvironment(
          size: group.layoutSize.size(in: container), insets: group.usedInsets))
    customItems[ObjectIdentifier(group)] = custom
    for item in custom where hasNext {
      let path = IndexPath(item: items.count, section: section)
      let frame = item.frame.offsetBy(dx: slot.minX, dy: slot.minY)
      items.append(PlacedItem(item: group, path: path, frame: frame, zIndex: item.zIndex))
    }
    return slot.size
  }
}
