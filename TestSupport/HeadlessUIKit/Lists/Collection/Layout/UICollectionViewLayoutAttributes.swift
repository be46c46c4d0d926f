/// Where an element of a collection stands.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// Creates one with the values that UIKit begins with.
  public required override init() { super.init() }

  /// Creates attributes of the cell at a path.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of the supplementary view of a kind at a path.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    category = .supplementaryView
    kind = elementKind
  }

  /// Creates the attributes of a decoration view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    category = .decorationView
    kind = decorationViewKind
  }

  /// Where the element stands.
  open var indexPath = IndexPath(item: 0, section: 0)

  /// The place in the coordinates around it, in points.
  open var frame = CGRect.zero

  /// The size, in points.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }

  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The size, at no place.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  /// How opaque it is, from 0 to 1.
  open var alpha: CGFloat = 1

  /// The transform of the view, for example its rotation.
  open var transform = CGAffineTransform.identity

  /// What is in front where elements overlap: the higher one.
  open var zIndex = 0

  /// Whether it is not shown.
  open var isHidden = false

  /// Whether the element is a cell, a supplementary view or a decoration.
  open var representedElementCategory: UICollectionView.ElementCategory { category }

  /// The kind of a supplementary view; `nil` for a cell.
  open var representedElementKind: String? { kind }

  private var category = UICollectionView.ElementCategory.cell
  private var kind: String?

  /// Gives a view what the attributes say.
  func adapt(_ view: UIView) {
    view.frame = frame
    view.alpha = alpha
    view.transform = transform
  }

  /// Attributes of a layout's own class.
  class func make(
    at path: IndexPath, supplementaryKind: String? = nil
  ) -> UICollectionViewLayoutAttributes {
    let attributes = Self()
    attributes.indexPath = path
    attributes.kind = supplementaryKind
    attributes.category = supplementaryKind == nil ? .cell : .supplementaryView
    return attributes
  }

  /// A copy, of the same class; subclasses add what they have.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.indexPath = indexPath
    copy.frame = frame
    copy.alpha = alpha
    copy.transform = transform
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.category = category
    copy.kind = kind
    return copy
  }
}
