/// A row or column of items and groups.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private var items: [NSCollectionLayoutItem] = []
  private var isHorizontal = true
  private var count: Int?
  private var provider: NSCollectionLayoutGroupCustomItemProvider?
  /// The slots of the last size that was requested, because all groups of a section usually have the same size.
  private var lastSlots: (size: CGSize, slots: GroupSlots)?

  /// Creates a horizontal group that repeats its subitems as long as they fit. It copies the subitems.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    make(layoutSize, subitems, isHorizontal: true)
  }

  /// Creates a horizontal group of a number of items that share its width evenly.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(layoutSize, [subitem], isHorizontal: true, count: count, sharesEvenly: true)
  }

  /// Creates a horizontal group that repeats an item, which keeps its own width. Not all of them have to fit.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    make(layoutSize, [subitem], isHorizontal: true, count: count)
  }

  /// Creates a vertical group that repeats its subitems as long as they fit. It copies the subitems.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    make(layoutSize, subitems, isHorizontal: false)
  }

  /// Creates a vertical group of a number of items that share its height evenly.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(layoutSize, [subitem], isHorizontal: false, count: count, sharesEvenly: true)
  }

  /// Creates a vertical group that repeats an item, which keeps its own height. Not all of them have to fit.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    make(layoutSize, [subitem], isHorizontal: false, count: count)
  }

  /// Creates a group whose items are placed by a closure, which is called once for each section.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    let group = Self()
    group.size = layoutSize
    group.provider = itemProvider
    return group
  }

  private class func make(
    _ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem], isHorizontal: Bool,
    count: Int? = nil, sharesEvenly: Bool = false
  ) -> Self {
    if items.isEmpty { UIKitException.raise("At least 1 subitem is required for a group") }
    if let count, count < 1 {
      let direction = isHorizontal ? "horizontal" : "vertical"
      UIKitException.raise("A repeating \(direction) group should specify a count >= 1")
    }
    let group = Self()
    group.size = size
    group.items = items.map { $0.copy() as? NSCollectionLayoutItem ?? $0 }
    group.isHorizontal = isHorizontal
    group.count = count
    if let count, sharesEvenly, count > 0 {
      for item in group.items {
        item.size =
          isHorizontal
          ? NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1 / CGFloat(count)),
            heightDimension: item.size.heightDimension)
          : NSCollectionLayoutSize(
            widthDimension: item.size.widthDimension,
            heightDimension: .fractionalHeight(1 / CGFloat(count)))
      }
    }
    return group
  }

  /// The items and groups that the group repeats.
  open var subitems: [NSCollectionLayoutItem] { items }

  /// The spacing between items.
  open var interItemSpacing: NSCollectionLayoutSpacing? = .fixed(0) { didSet { lastSlots = nil } }

  /// The supplementary views of the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { views }
    set { views = newValue }
  }
  private var views: [NSCollectionLayoutSupplementaryItem] = []

  override func takeValues(into copy: NSCollectionLayoutItem) {
    super.takeValues(into: copy)
    guard let copy = copy as? NSCollectionLayoutGroup else { return }
    copy.views = views
    copy.items = items.map { $0.copy() as? NSCollectionLayoutItem ?? $0 }
    copy.isHorizontal = isHorizontal
    copy.count = count
    copy.provider = provider
    copy.interItemSpacing = interItemSpacing
  }

  /// Groups whose items closures place are equal to themselves only, because closures can't be compared.
  override func hasValues(of other: NSCollectionLayoutItem) -> Bool {
    guard let other = other as? NSCollectionLayoutGroup, provider == nil, other.provider == nil
    else { return false }
    return super.hasValues(of: other) && items == other.items && isHorizontal == other.isHorizontal
      && count == other.count && interItemSpacing == other.interItemSpacing
  }

  /// The description in UIKit's format, with the size and the subitems.
  open nonisolated override var description: String {
    mainActorDescription {
      let items = self.items.map(\.description).joined(separator: ", ")
      return "<\(address(of: self)); size = \(size); subitems = (\(items))>"
    }
  }

  private func slots(in size: CGSize) -> GroupSlots {
    if let lastSlots, lastSlots.size == size { return lastSlots.slots }
    let along = isHorizontal ? layoutSize.widthDimension : layoutSize.heightDimension
    let spacing = interItemSpacing
    let slots = GroupSlots(
      items, in: size, isHorizontal: isHorizontal, spacing: spacing?.spacing ?? 0,
      isFlexible: spacing?.isFlexible == true && !along.isEstimated,
      // A group that is as long as its items has no length that could be filled.
      count: count ?? (along.isEstimated ? items.count : nil))
    lastSlots = (size, slots)
    return slots
  }

  /// Places the subitems, repeated as long as they fit into the group, or as long as the section has items, and the views
  /// of the group.
  override func place(in slot: CGRect, by placer: inout ItemPlacer) -> CGSize {
    let container = placer.groupContainer
    let size = placeItems(in: slot, by: &placer)
    placer.groupContainer = container
    for view in views {
      let frame = view.frame(at: CGRect(origin: slot.origin, size: size), sizedIn: container)
      placer.views.append((view, frame))
    }
    return size
  }

  private func placeItems(in slot: CGRect, by placer: inout ItemPlacer) -> CGSize {
    if let provider { return placer.place(self, of: provider, in: slot) }
    let inner = inset(slot)
    placer.groupContainer = inner.size
    let slots = slots(in: inner.size)
    var origin = inner.origin
    var content = CGSize.zero
    for (item, size) in slots.slots where placer.hasNext {
      let placed = item.place(in: CGRect(origin: origin, size: size), by: &placer)
      content.width = max(content.width, origin.x - inner.minX + placed.width)
      content.height = max(content.height, origin.y - inner.minY + placed.height)
      if isHorizontal {
        origin.x += placed.width + slots.spacing
      } else {
        origin.y += placed.height + slots.spacing
      }
    }
    return CGSize(
      width: layoutSize.widthDimension.isEstimated ? content.width : slot.width,
      height: layoutSize.heightDimension.isEstimated ? content.height : slot.height)
  }
}
