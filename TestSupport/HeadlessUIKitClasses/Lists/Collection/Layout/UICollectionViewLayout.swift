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
    context.cause = .content
    invalidateLayout(with: context)
  }

  /// Invalidates the parts of the layout that a context describes. Elements that it names are measured again. If it names
  /// none, the sizes of all cells are forgotten, unless the collection view itself invalidates the layout.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    needsPreparation = true
    if context.cause == .request {
      if context.places.isEmpty {
        preferredSizes.move { $0.isItem ? nil : $0 }
      } else {
        preferredSizes.invalidate(context.places)
      }
    }
    guard let shownIn else { return }
    shownIn.offsetAdjustment.x += context.contentOffsetAdjustment.x
    shownIn.offsetAdjustment.y += context.contentOffsetAdjustment.y
    shownIn.setNeedsLayout()
  }

  /// Returns whether a change of the bounds invalidates the layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the context of the invalidation that a change of the bounds causes.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Called after the insets around the collection view's content have changed.
  func adjustedContentInsetDidChange() { shownIn?.setNeedsLayout() }

  func makeContext() -> UICollectionViewLayoutInvalidationContext {
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
  ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }

  /// Returns the content offset after a batch update or a change of the layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

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

  /// The sizes that measured elements preferred.
  var preferredSizes = PreferredSizes()

  /// Returns whether the layout has to change because a cell, header or footer was measured.
  ///
  /// - Parameters:
  ///   - preferredAttributes: the attributes that the view prefers.
  ///   - originalAttributes: the attributes that the layout suggested.
  /// - Returns: `false`. Layouts whose elements size themselves override the method.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the context of the invalidation that a measured element causes. Layouts whose elements size themselves
  /// override the method to keep the preferred size.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  // MARK: Direction

  /// The direction for which the layout computes its attributes.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the collection view mirrors the attributes if its own direction isn't
  /// `developmentLayoutDirection`.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Changes

  /// Called during a batch update, after ``prepare()``, with its inserts, deletes, reloads and moves.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called after a batch update.
  open func finalizeCollectionViewUpdates() {}

  /// Called before an animation changes the size of the collection view.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called after an animation has changed the size of the collection view.
  open func finalizeAnimatedBoundsChange() {}

  /// Called before another layout replaces this one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before the layout replaces another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called after a layout has replaced another one, on both.
  open func finalizeLayoutTransition() {}

  /// Returns the attributes with which an item appears: those at the start of its animation. HeadlessUIKit calls this
  /// method and its siblings as UIKit does, and animates nothing.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes with which an item disappears: those at the end of its animation.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes with which a supplementary view appears.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes with which a supplementary view disappears.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes with which a decoration view appears.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes with which a decoration view disappears.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Interactive movement

  /// Returns where an item would be dropped that the user has moved to a point: as the item at the point, or where it was
  /// last if there is none.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { slot(at: position) ?? previousIndexPath }

  /// Returns the attributes of an item that the user moves. By default, its centre is at the point.
  ///
  /// - Parameters:
  ///   - indexPath: where the item would be dropped.
  ///   - position: the point to which the user has moved the item.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    return attributes
  }

  /// Returns the context of the invalidation that a movement of items causes.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.movement = (targetIndexPaths, previousIndexPaths, targetPosition)
    return context
  }

  /// Returns the context of the invalidation that the end of a movement causes.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.movement = (indexPaths, previousIndexPaths, .zero)
    return context
  }

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
