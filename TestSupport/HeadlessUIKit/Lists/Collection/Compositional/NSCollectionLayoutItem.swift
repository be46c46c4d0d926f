/// A place for one item.
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

  /// Returns an item with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    takeValues(into: copy)
    return copy
  }

  /// Gives a copy the values of this item; subclasses add theirs.
  func takeValues(into copy: NSCollectionLayoutItem) {
    copy.size = size
    copy.contentInsets = contentInsets
    copy.ownSupplementaryItems = ownSupplementaryItems
  }

  /// Creates one with the values that UIKit begins with.
  public required override init() { super.init() }

  var size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))

  /// The size.
  open var layoutSize: NSCollectionLayoutSize { size }

  /// How far the item stays away from its place's edges.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The frames of the items in a rectangle.
  func frames(in rect: CGRect) -> [CGRect] { placements(in: rect).map(\.frame) }

  /// The items in a rectangle, with their frames.
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

/// Items beside or below each other, and groups of them.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private var items: [NSCollectionLayoutItem] = []
  private(set) var isHorizontal = true
  private var count: Int?

  /// Creates a group of items beside each other, in turn, for as long as they fit.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    make(layoutSize, subitems, isHorizontal: true)
  }

  /// Creates a group of a number of items beside each other.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(layoutSize, [subitem], isHorizontal: true, count: count)
  }

  /// Creates a group of a number of items beside each other.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    make(layoutSize, [subitem], isHorizontal: true, count: count)
  }

  /// Creates a group of items below each other, in turn, for as long as they fit.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    make(layoutSize, subitems, isHorizontal: false)
  }

  /// Creates a group of a number of items below each other.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(layoutSize, [subitem], isHorizontal: false, count: count)
  }

  /// Creates a group of a number of items below each other.
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

  /// The items.
  open var subitems: [NSCollectionLayoutItem] { items }

  /// The distance between items.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  override func takeValues(into copy: NSCollectionLayoutItem) {
    super.takeValues(into: copy)
    guard let copy = copy as? NSCollectionLayoutGroup else { return }
    copy.items = items
    copy.isHorizontal = isHorizontal
    copy.count = count
    copy.interItemSpacing = interItemSpacing
  }

  /// The items in the group: its subitems in turn, as long as they fit.
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
      // Sums of fractions fall short of the whole, or exceed it, by a hair.
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
