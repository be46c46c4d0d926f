#if os(Linux)
  /// Says where the elements of a collection stand; subclasses know how.
  @preconcurrency @MainActor
  open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    open nonisolated func encode(with coder: NSCoder) {}

    open var collectionView: UICollectionView? { shownIn }
    weak var shownIn: UICollectionView?

    /// Whether ``prepare()`` is due.
    var needsPreparation = true

    open func invalidateLayout() {
      needsPreparation = true
      shownIn?.setNeedsLayout()
    }

    open var collectionViewContentSize: CGSize { .zero }
    open func prepare() {}

    open func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? { nil }

    open func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  }
#endif
