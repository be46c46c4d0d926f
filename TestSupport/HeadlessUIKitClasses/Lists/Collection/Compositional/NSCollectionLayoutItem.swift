/// The size and insets of an item, and its supplementary views.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  /// Creates an item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init()
    size = layoutSize
  }

  /// Creates an item of a size with supplementary views, such as a badge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(layoutSize: layoutSize)
    ownSupplementaryItems = supplementaryItems
  }

  private var ownSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = []

  /// The supplementary views of the item. Their index path is the item's.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { ownSupplementaryItems }

  /// Returns a copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    takeValues(into: copy)
    return copy
  }

  /// Copies the item's values to another item. Subclasses override this method to copy their own values.
  func takeValues(into copy: NSCollectionLayoutItem) {
    copy.size = size
    copy.contentInsets = contentInsets
    copy.ownSupplementaryItems = ownSupplementaryItems
  }

  /// Creates an instance with the default values.
  public required override init() { super.init() }

  var size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))

  /// The container's size, in points.
  open var layoutSize: NSCollectionLayoutSize { size }

  /// The distances between the item and the edges of the space that the layout assigns to it.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// Returns the items in a rectangle and their frames.
  func placements(in rect: CGRect) -> [(item: NSCollectionLayoutItem, frame: CGRect)] {
    [(self, inset(rect))]
  }

  func inset(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX + contentInsets.leading, y: rect.minY + contentInsets.top,
      width: rect.width - contentInsets.leading - contentInsets.trailing,
      height: rect.height - contentInsets.top - contentInsets.bottom)
  }
}

/// A row or column of items and groups.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private var items: [NSCollectionLayoutItem] = []
  private(set) var isHorizontal = true
  private var count: Int?

  /// Creates a horizontal group that repeats its subitems as long as they fit.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    make(layoutSize, subitems, isHorizontal: true)
  }

  /// Creates a horizontal group of a number of equal items.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(layoutSize, [subitem], isHorizontal: true, count: count)
  }

  /// Creates a horizontal group of a number of equal items.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    make(layoutSize, [subitem], isHorizontal: true, count: count)
  }

  /// Creates a vertical group that repeats its subitems as long as they fit.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    make(layoutSize, subitems, isHorizontal: false)
  }

  /// Creates a vertical group of a number of equal items.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(layoutSize, [subitem], isHorizontal: false, count: count)
  }

  /// Creates a vertical group of a number of equal items.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    make(layoutSize, [subitem], isHorizontal: false, count: count)
  }

  private class func make(
    _ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem], isHorizontal: Bool,
    count: Int? = nil
  ) -> Self {
    let group = Self()
    group.size = size
    group.items = items
    group.isHorizontal = isHorizontal
    group.count = count
    return group
  }

  /// The items and groups that the group repeats.
  open var subitems: [NSCollectionLayoutItem] { items }

  /// The spacing between items.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  override func takeValues(into copy: NSCollectionLayoutItem) {
    super.takeValues(into: copy)
    guard let copy = copy as? NSCollectionLayoutGroup else { return }
    copy.items = items
    copy.isHorizontal = isHorizontal
    copy.count = count
    copy.interItemSpacing = interItemSpacing
  }

  /// Returns the subitems, repeated as long as they fit into the group.
  override func placements(in rect: CGRect) -> [(item: NSCollectionLayoutItem, frame: CGRect)] {
    let inner = inset(rect)
    let spacing = interItemSpacing?.spacing ?? 0
    let length = isHorizontal ? inner.width : inner.height
    let share = count.map { (length - spacing * CGFloat($0 - 1)) / CGFloat(max($0, 1)) }
    var placements: [(item: NSCollectionLayoutItem, frame: CGRect)] = []
    var along: CGFloat = 0
    var placed = 0
    while !items.isEmpty {
      let item = items[placed % items.count]
      var size = item.layoutSize.size(in: inner.size)
      if let share { if isHorizontal { size.width = share } else { size.height = share } }
      let extent = isHorizontal ? size.width : size.height
      // The tolerance of 0.01 points absorbs rounding errors, because sums of fractions rarely equal the
      // whole.
      let isFull = count.map { placed >= $0 } ?? (placed > 0 && along + extent > length + 0.01)
      if isFull || extent <= 0 { break }
      let origin =
        isHorizontal
        ? CGPoint(x: inner.minX + along, y: inner.minY)
        : CGPoint(x: inner.minX, y: inner.minY + along)
      placements += item.placements(in: CGRect(origin: origin, size: size))
      along += extent + spacing
      placed += 1
    }
    return placements
  }
}
