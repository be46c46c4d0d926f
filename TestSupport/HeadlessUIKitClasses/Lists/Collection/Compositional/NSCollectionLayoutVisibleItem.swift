/// Changes the visible items of a section.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// A visible item. Changes of its attributes last until the next layout.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol, UIDynamicItem {
  /// The item's opacity, from 0 to 1.
  var alpha: CGFloat { get set }

  /// The item's position from back to front.
  var zIndex: Int { get set }

  /// Whether the item is hidden.
  var isHidden: Bool { get set }

  /// The centre of the frame.
  var center: CGPoint { get set }

  /// The transform of the item.
  var transform: CGAffineTransform { get set }

  /// The rectangle with the item's size and the origin (0, 0).
  var bounds: CGRect { get }

  /// The index path of the item.
  var indexPath: IndexPath { get }

  /// The item's frame in the content, in points.
  var frame: CGRect { get }

  /// Whether the item is a cell, a supplementary view or a decoration view.
  var representedElementCategory: UICollectionView.ElementCategory { get }

  /// The kind of a supplementary or decoration view.
  var representedElementKind: String? { get }
}

/// A visible item that passes changes on to its layout attributes.
@MainActor
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
    super.init()
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var bounds: CGRect { attributes.bounds }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
}
