#if os(Linux)
  /// Says where the elements of a collection stand; subclasses know how.
  @preconcurrency @MainActor
  open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
    /// Creates a layout of no collection yet.
    public override init() { super.init() }

    /// Creates one from what a nib or a storyboard holds.
    public required init?(coder: NSCoder) { super.init() }

    /// Writes nothing; it is there for the protocol's sake.
    open nonisolated func encode(with coder: NSCoder) {}

    /// The collection that the layout is of.
    open var collectionView: UICollectionView? { shownIn }
    weak var shownIn: UICollectionView?

    /// Whether ``prepare()`` is due.
    var needsPreparation = true

    /// Says that the layout has to be made again.
    open func invalidateLayout() {
      needsPreparation = true
      shownIn?.setNeedsLayout()
    }

    /// The size of all that there is to see, in points.
    open var collectionViewContentSize: CGSize { .zero }

    /// Called before a layout is asked for attributes, when it is invalid.
    open func prepare() {}

    /// The attributes of everything in a rectangle of the content.
    open func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? { nil }

    /// The attributes of an item; `nil` where there is none.
    open func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a supplementary view; `nil` where there is none.
    open func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Whether other bounds ask for another layout.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  }
#endif
