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

  /// The supplementary views of the item.
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

  /// Returns whether another object is of the same class and has the same values.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutItem, type(of: other) == type(of: self) else {
      return false
    }
    return MainActor.assumeIsolated { self === other || hasValues(of: other) }
  }

  /// Returns whether another item of the same class has the same values. Subclasses override this method to compare
  /// their own values.
  func hasValues(of other: NSCollectionLayoutItem) -> Bool {
    size == other.size && contentInsets == other.contentInsets
      && supplementaryItems == other.supplementaryItems
  }

  /// The hash value, which equal objects share.
  open nonisolated override var hash: Int { MainActor.assumeIsolated { size.hash } }

  /// The description in UIKit's format, with the size.
  open nonisolated override var description: String {
    mainActorDescription {
      // UIKit's descriptions of items have no colon before the address.
      let start = address(of: self).replacingOccurrences(of: ": ", with: " ")
      return "<\(start); name=(null); size=\(size);>"
    }
  }

  /// Creates an instance with the default values.
  public required override init() { super.init() }

  var size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))

  /// The item's width and height.
  open var layoutSize: NSCollectionLayoutSize { size }

  /// The distances between the item and the edges of the space that the layout assigns to it. Along an axis whose
  /// dimension is an estimate, they are ignored.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// Places the next item of the section, or those in a group, in a rectangle. Returns the size that they take.
  func place(in slot: CGRect, by placer: inout ItemPlacer) -> CGSize {
    placer.place(self, in: slot)
  }

  /// The insets without those along an axis whose dimension is an estimate.
  var usedInsets: NSDirectionalEdgeInsets {
    var insets = contentInsets
    if layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  func inset(_ rect: CGRect) -> CGRect {
    let insets = usedInsets
    return CGRect(
      x: rect.minX + insets.leading, y: rect.minY + insets.top,
      width: rect.width - insets.leading - insets.trailing,
      height: rect.height - insets.top - insets.bottom)
  }
}
