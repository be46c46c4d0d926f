/// The base class of layouts, which compute the attributes of a collection view's elements.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  /// Creates a layout that isn't attached to a collection view.
  public override init() { super.init() }

  /// Creates an instance from a nib or storyboard.
  public required init?(coder: NSCoder) { super.init() }

  /// Encodes nothing. `NSCoding` requires the method.
  open nonisolated func encode(with coder: NSCoder) {}

  /// The class of the layout attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the invalidation contexts.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// The collection view that uses the layout.
  open var collectionView: UICollectionView? { shownIn }
  weak var shownIn: UICollectionView?

  /// Whether the layout calls ``prepare()`` before the next use of its attributes.
  var needsPreparation = true

  // MARK: Invalidation

  /// Invalidates the layout.
  open func invalidateLayout() { invalidateLayout(with: makeContext()) }

  /// Invalidates the layout because the numbers of sections and items changed, or because everything did.
  func invalidateContent(everything: Bool) {
    let context = makeContext()
    (context.everything, context.counts) = (everything, true)
    invalidateLayout(with: context)
  }

  /// Invalidates the parts of the layout that a context describes.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    needsPreparation = true
    shownIn?.setNeedsLayout()
  }

  /// Returns whether a change of the bounds invalidates the layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the context of the invalidation that a change of the bounds causes.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Called after the insets around the collection view's content have changed.
  func adjustedContentInsetDidChange() { shownIn?.setNeedsLayout() }

  private func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let kind = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (kind ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  // MARK: Positions

  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// Called before the collection view uses the attributes of an invalidated layout.
  open func prepare() {}

  /// Returns the attributes of all elements in a rectangle of the content.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of an item, or `nil` if there is no such item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a supplementary view, or `nil` if there is no such view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration view, or `nil` if there is no such view.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the content offset at which scrolling stops after the user lifts the finger.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Sections that scroll perpendicular to the layout

  /// Scrolls a section by a drag of the user.
  ///
  /// - Returns: whether the section was scrolled.
  func scrollOrthogonally(_ section: Int, by distance: CGFloat) -> Bool { false }

  /// Scrolls the section of an item until the item is at a position.
  func scrollOrthogonally(
    toItemAt path: IndexPath, at position: UICollectionView.ScrollPosition
  ) {}

  /// Updates the positions of sections that were scrolled, and forgets the offsets of those without a new position.
  func moveOrthogonalOffsets(_ newSection: (Int) -> Int?) {}

  // MARK: Self-sizing

  /// Returns whether an item's height is an estimate, which is replaced when its cell is measured.
  func isEstimated(at path: IndexPath) -> Bool { false }

  /// Stores the preferred height of a measured cell.
  func setPreferredHeight(_ height: CGFloat, at path: IndexPath) {}

  /// Returns whether a header's or footer's height is an estimate, which is replaced when the view is measured.
  func isEstimated(_ place: SupplementaryPlace) -> Bool { false }

  /// Stores the preferred height of a measured header or footer.
  func setPreferredHeight(_ height: CGFloat, of place: SupplementaryPlace) {}

  /// Returns, once, whether a header or footer on screen is measured again because a context named it.
  func consumeInvalidation(of place: SupplementaryPlace) -> Bool { false }

  /// Updates the places of the preferred heights of headers and footers, and deletes those without a new place.
  func movePreferredSupplementaryHeights(
    _ newPlace: (SupplementaryPlace) -> SupplementaryPlace?
  ) {}

  /// Updates the index paths of the preferred heights, and deletes the heights of items without a new path.
  func movePreferredHeights(_ newPath: (IndexPath) -> IndexPath?) {}

  // MARK: Changes

  /// Called before a batch update, with its inserts, deletes, reloads and moves.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called after a batch update.
  open func finalizeCollectionViewUpdates() {}

  /// Returns the attributes at the start of an inserted item's animation. Nothing is animated here, so it
  /// isn't called.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// Returns the attributes at the end of a deleted item's animation. Nothing is animated here, so it isn't
  /// called.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  // MARK: Decoration views

  let decorations = ReuseQueue(
    baseClass: "UICollectionReusableView", nibIdentifierName: "view reuse identifier",
    isKindOfBase: { $0 is UICollectionReusableView },
    construct: { viewClass, _ in (viewClass as? UICollectionReusableView.Type)?.construct(()) })

  /// Registers the class or nib of the decoration views of a kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations.register(viewClass.map { .viewClass($0) }, for: elementKind)
  }

  /// Registers the class or nib of the decoration views of a kind.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations.register(nib.map { .nib($0) }, for: elementKind)
  }
}
