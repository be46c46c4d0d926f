/// The position and appearance of an element in a collection view.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying,
  UIDynamicItem
{
  /// Creates an instance with the default values.
  public required override init() { super.init() }

  /// Creates the attributes of the cell at an index path.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a supplementary view.
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

  /// The element's index path.
  open var indexPath = IndexPath(item: 0, section: 0)

  /// The frame in the content, in points. It's the smallest rectangle around the element with its transform.
  open var frame: CGRect {
    get { transform.isIdentity ? untransformed : transform.frame(of: untransformed) }
    set { untransformed = newValue }
  }
  private var untransformed = CGRect.zero

  /// The size without the transform, in points.
  open var size: CGSize {
    get { untransformed.size }
    set {
      let middle = center
      untransformed.size = newValue
      center = middle
    }
  }

  /// The centre of the element without the transform.
  open var center: CGPoint {
    get { CGPoint(x: untransformed.midX, y: untransformed.midY) }
    set {
      untransformed.origin = CGPoint(
        x: newValue.x - untransformed.width / 2, y: newValue.y - untransformed.height / 2)
    }
  }

  /// The rectangle with the element's size and the origin (0, 0).
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: untransformed.size) }
    set { size = newValue.size }
  }

  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1

  /// The transform of the view, for example its rotation.
  open var transform = CGAffineTransform.identity

  /// The order from back to front. An element with a higher value covers one with a lower value.
  open var zIndex = 0

  /// Whether the element is hidden.
  open var isHidden = false

  /// Whether the element is a cell, a supplementary view or a decoration.
  open var representedElementCategory: UICollectionView.ElementCategory { category }

  /// The kind of a supplementary or decoration view, or `nil` for a cell.
  open var representedElementKind: String? { kind }

  private var category = UICollectionView.ElementCategory.cell
  private var kind: String?

  /// The axes along which the size is an estimate, so that the view is measured.
  var estimatedAxes = EstimatedAxes.both

  /// Applies the attributes to a view.
  func adapt(_ view: UIView) {
    view.move(to: untransformed)
    view.alpha = alpha
    view.transform = transform
  }

  /// Creates an instance of the attributes class.
  class func make(
    at path: IndexPath, supplementaryKind: String? = nil
  ) -> UICollectionViewLayoutAttributes {
    let attributes = Self()
    attributes.indexPath = path
    attributes.kind = supplementaryKind
    attributes.category = supplementaryKind == nil ? .cell : .supplementaryView
    return attributes
  }

  /// Returns a copy of the same class. Subclasses override this method to copy their own values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.indexPath = indexPath
    copy.untransformed = untransformed
    copy.alpha = alpha
    copy.transform = transform
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.category = category
    copy.kind = kind
    copy.estimatedAxes = estimatedAxes
    return copy
  }

  /// Returns whether another object has the same values. Subclasses override this method to compare their own values:
  /// a view on screen gets attributes again if they differ from its own.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated { hasValues(of: other) }
  }

  private func hasValues(of other: UICollectionViewLayoutAttributes) -> Bool {
    self === other
      || indexPath == other.indexPath && untransformed == other.untransformed
        && alpha == other.alpha && transform == other.transform && zIndex == other.zIndex
        && isHidden == other.isHidden && category == other.category && kind == other.kind
  }

  /// The hash value, which equal objects share.
  open nonisolated override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }
}

/// The axes along which a layout estimates the size of an element.
struct EstimatedAxes: OptionSet {
  let rawValue: Int

  static let horizontal = EstimatedAxes(rawValue: 1)
  static let vertical = EstimatedAxes(rawValue: 2)
  static let both: EstimatedAxes = [.horizontal, .vertical]
}

extension CGSize {
  /// Takes the dimensions of another size along some axes.
  mutating func take(_ other: CGSize, along axes: EstimatedAxes) {
    if axes.contains(.horizontal) { width = other.width }
    if axes.contains(.vertical) { height = other.height }
  }
}
