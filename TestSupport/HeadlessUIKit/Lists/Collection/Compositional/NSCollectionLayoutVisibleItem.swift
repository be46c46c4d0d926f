/// Changes the items of a section that are on screen.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// An item on screen, whose attributes can be changed until the next layout.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// How opaque the item is.
  var alpha: CGFloat { get set }

  /// The item's position from back to front.
  var zIndex: Int { get set }

  /// Whether the item is hidden.
  var isHidden: Bool { get set }

  /// The middle of the frame.
  var center: CGPoint { get set }

  /// The transform of the item.
  var transform: CGAffineTransform { get set }

  /// The size, at no position.
  var bounds: CGRect { get }

  /// The index path of the item.
  var indexPath: IndexPath { get }

  /// The item's rectangle in the content, in points.
  var frame: CGRect { get }

  /// Whether the item is a cell, a supplementary view or a decoration view.
  var representedElementCategory: UICollectionView.ElementCategory { get }

  /// The kind of a supplementary or decoration view.
  var representedElementKind: String? { get }
}

/// An item as the handler of its section sees it: a change of it changes the attributes.
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
