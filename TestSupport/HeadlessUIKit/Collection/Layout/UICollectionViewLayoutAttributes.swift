#if os(Linux)
  /// Where an element of a collection stands.
  @preconcurrency @MainActor
  open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    public required override init() { super.init() }

    public convenience init(forCellWith indexPath: IndexPath) {
      self.init()
      self.indexPath = indexPath
    }

    public convenience init(
      forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
    ) {
      self.init()
      self.indexPath = indexPath
      category = .supplementaryView
      kind = elementKind
    }

    public convenience init(
      forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
    ) {
      self.init()
      self.indexPath = indexPath
      category = .decorationView
      kind = decorationViewKind
    }

    open var indexPath = IndexPath(item: 0, section: 0)
    open var frame = CGRect.zero
    open var size: CGSize {
      get { frame.size }
      set {
        let middle = center
        frame.size = newValue
        center = middle
      }
    }
    open var center: CGPoint {
      get { CGPoint(x: frame.midX, y: frame.midY) }
      set {
        frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
      }
    }
    open var bounds: CGRect {
      get { CGRect(origin: .zero, size: frame.size) }
      set { size = newValue.size }
    }
    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false

    open var representedElementCategory: UICollectionView.ElementCategory { category }
    open var representedElementKind: String? { kind }

    private var category = UICollectionView.ElementCategory.cell
    private var kind: String?

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
      copy.zIndex = zIndex
      copy.isHidden = isHidden
      copy.category = category
      copy.kind = kind
      return copy
    }
  }
#endif
