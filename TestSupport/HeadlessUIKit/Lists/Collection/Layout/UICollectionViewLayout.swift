/// Says where the elements of a collection stand; subclasses know how.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  /// Creates a layout of no collection yet.
  public override init() { super.init() }

  /// Creates one from what a nib or a storyboard holds.
  public required init?(coder: NSCoder) { super.init() }

  /// Writes nothing; it is there for the protocol's sake.
  open nonisolated func encode(with coder: NSCoder) {}

  /// The class of the layout's attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the layout's contexts.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// The collection that the layout is of.
  open var collectionView: UICollectionView? { shownIn }
  weak var shownIn: UICollectionView?

  /// Whether ``prepare()`` is due.
  var needsPreparation = true

  // MARK: Invalidation

  /// Says that the layout has to be made again.
  open func invalidateLayout() {
    let context = makeContext()
    context.everything = true
    invalidateLayout(with: context)
  }

  /// Says what does not hold any more.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    needsPreparation = true
    shownIn?.setNeedsLayout()
  }

  /// Whether other bounds ask for another layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What does not hold any more with new bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  private func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let kind = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (kind ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  // MARK: Places

  /// The size of all that there is to see, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// Called when the layout is invalid, before the collection needs attributes.
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

  /// Where a decoration view stands.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a drag ends, when the finger lets go.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Self-sizing

  /// Whether an item's height is an estimate that its cell corrects.
  func isEstimated(at path: IndexPath) -> Bool { false }

  /// Takes over the height that a cell asks for.
  func setPreferredHeight(_ height: CGFloat, at path: IndexPath) {}

  /// Keeps the heights of items that have another path now, and drops those of items without one.
  func movePreferredHeights(_ newPath: (IndexPath) -> IndexPath?) {}

  // MARK: Changes

  /// Called before a change, with what it does to items and sections.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called after a change.
  open func finalizeCollectionViewUpdates() {}

  /// Returns where an item starts its animation when it is inserted. Nothing is animated here, so it isn't called.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// Returns where an item ends its animation when it is deleted. Nothing is animated here, so it isn't called.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  // MARK: Decoration views

  let decorations = ReuseQueue(
    baseClass: "UICollectionReusableView", nibIdentifierName: "view reuse identifier",
    isKindOfBase: { $0 is UICollectionReusableView },
    construct: { viewClass, _ in (viewClass as? UICollectionReusableView.Type)?.construct(()) })

  /// Says what decoration views of a kind are made from.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations.register(viewClass.map { .viewClass($0) }, for: elementKind)
  }

  /// Says what decoration views of a kind are made from.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations.register(nib.map { .nib($0) }, for: elementKind)
  }
}
