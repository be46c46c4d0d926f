#if os(Linux)
  /// Where an element of a collection stands.
  @preconcurrency @MainActor
  open class UICollectionViewLayoutAttributes: NSObject {
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

    open var indexPath = IndexPath(item: 0, section: 0)
    open var frame = CGRect.zero
    open var size: CGSize {
      get { frame.size }
      set { frame.size = newValue }
    }
    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false

    open var representedElementCategory: UICollectionView.ElementCategory { category }
    open var representedElementKind: String? { kind }

    private var category = UICollectionView.ElementCategory.cell
    private var kind: String?
  }
#endif
