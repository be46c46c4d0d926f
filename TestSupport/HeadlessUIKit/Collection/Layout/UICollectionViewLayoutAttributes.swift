#if os(Linux)
  /// Where an element of a collection stands.
  @preconcurrency @MainActor
  open class UICollectionViewLayoutAttributes: NSObject {
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

    /// Where the element stands.
    open var indexPath = IndexPath(item: 0, section: 0)

    /// The place in the coordinates around it, in points.
    open var frame = CGRect.zero

    /// The size, in points.
    open var size: CGSize {
      get { frame.size }
      set { frame.size = newValue }
    }

    /// How opaque it is, from 0 to 1.
    open var alpha: CGFloat = 1

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
  }
#endif
