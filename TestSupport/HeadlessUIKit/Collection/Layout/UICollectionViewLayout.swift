#if os(Linux)
  /// Says where the elements of a collection stand; subclasses know how.
  @preconcurrency @MainActor
  open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    open nonisolated func encode(with coder: NSCoder) {}

    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open class var invalidationContextClass: AnyClass {
      UICollectionViewLayoutInvalidationContext.self
    }

    open var collectionView: UICollectionView? { shownIn }
    weak var shownIn: UICollectionView?

    /// Whether ``prepare()`` is due.
    var needsPreparation = true

    // MARK: Invalidation

    open func invalidateLayout() {
      let context = makeContext()
      context.everything = true
      invalidateLayout(with: context)
    }

    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      needsPreparation = true
      shownIn?.setNeedsLayout()
    }

    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    open func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    private func makeContext() -> UICollectionViewLayoutInvalidationContext {
      let kind = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
      return (kind ?? UICollectionViewLayoutInvalidationContext.self).init()
    }

    // MARK: Places

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

    open func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where a drag ends, when the finger lets go.
    open func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    // MARK: Decoration views

    let decorations = ReuseQueue(
      baseClass: "UICollectionReusableView", nibIdentifierName: "view reuse identifier",
      isKindOfBase: { $0 is UICollectionReusableView },
      construct: { viewClass, _ in (viewClass as? UICollectionReusableView.Type)?.construct(()) })

    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
      decorations.register(viewClass.map { .viewClass($0) }, for: elementKind)
    }

    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
      decorations.register(nib.map { .nib($0) }, for: elementKind)
    }
  }
#endif
