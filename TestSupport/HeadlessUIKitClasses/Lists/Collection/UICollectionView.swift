/// A collection view without a screen.
///
/// It reloads, reuses cells and checks its updates as UIKit's does. A test uses ``user`` to tap, scroll and
/// drag.
@preconcurrency @MainActor
open class UICollectionView: CellScrollView {
  /// Creates a collection view with a frame and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    backgroundColor = .systemBackground
    layout.shownIn = self
  }

  public convenience override init(frame: CGRect) {
    UIKitException.raise(
      "UICollectionView must be initialized with a non-nil layout parameter",
      name: UIKitException.invalidArgument)
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.shownIn = self
  }

  /// The layout.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      for (place, view) in shownSupplementaries where place.isDecoration {
        view.removeFromSuperview()
        shownSupplementaries[place] = nil
      }
      oldValue.prepareForTransition(to: collectionViewLayout)
      collectionViewLayout.prepareForTransition(from: oldValue)
      let views = Array(shownItems.values) + Array(shownSupplementaries.values)
      for view in views { view.willTransition(from: oldValue, to: collectionViewLayout) }
      oldValue.shownIn = nil
      collectionViewLayout.shownIn = self
      defer {
        for view in views { view.didTransition(from: oldValue, to: collectionViewLayout) }
        oldValue.finalizeLayoutTransition()
        collectionViewLayout.finalizeLayoutTransition()
      }
      collectionViewLayout.invalidateContent(everything: true)
    }
  }

  /// The data source, held weakly.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      dataSourceMethods = OptionalMethods(of: dataSource, among: CollectionMethod.dataSource)
      if dataSource !== oldValue { discardContent() }
    }
  }

  /// The delegate, held weakly.
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { storedDelegate as? any UICollectionViewDelegate }
    set {
      storedDelegate = newValue
      delegateMethods = OptionalMethods(of: newValue, among: CollectionMethod.delegate)
      collectionViewLayout.invalidateLayout()
    }
  }

  /// The prefetching data source, held weakly. It loads data for items before they become visible.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet {
      prefetchMethods = OptionalMethods(
        of: prefetchDataSource, among: CollectionMethod.prefetching)
    }
  }

  /// The number of items before and after the visible ones whose cells are prepared off screen.
  ///
  /// Since iOS 15, UIKit prepares cells before they become visible, and keeps cells for a while after they
  /// have left the viewport. UIKit chooses how many. In HeadlessUIKit there are none unless a test sets this
  /// property. When a prepared cell becomes visible, the collection view calls `willDisplay` and doesn't
  /// request the cell again.
  public var preparedItemCount = 0 { didSet { setNeedsLayout() } }

  // MARK: Drag and drop

  /// The drag delegate, held weakly.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?

  /// The drop delegate, held weakly.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?

  /// The places in cells into which dropped items were animated.
  package internal(set) var animatedDropRects: [CGRect] = []

  /// Whether visible cells are measured again when their intrinsic content size is invalidated.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// Whether the collection view is in editing mode.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      for cell in shownItems.values { cell.setNeedsUpdateConfiguration() }
    }
  }

  // MARK: Visible cells

  private var queues: [String: ReuseQueue] = [:]

  var shownItems: [IndexPath: UICollectionViewCell] = [:]
  override var viewsOnScreen: [IndexPath: UIView] {
    // Others are in a section that scrolls by itself.
    shownItems.filter { $0.value.superview === self }
  }
  var preparedItems: [IndexPath: UICollectionViewCell] = [:]
  var shownSupplementaries: [ElementPlace: UICollectionReusableView] = [:]
  /// Whether the layout was told of a batch update that isn't finished.
  var updatesLayout = false
  /// The bounds before an animation changes their size.
  var boundsBeforeAnimation: CGRect?
  /// How far invalidation contexts move the content offset at the next layout.
  var offsetAdjustment = CGPoint.zero
  /// The views that were dequeued during the current layout, and that the data source hasn't returned.
  var unreturnedViews: [UICollectionReusableView] = []
  /// Whether any collection view is requesting a cell from its data source.
  static var isAskingForCell = false

  var lastScroll = CGPoint.zero
  private var boundsContext: UICollectionViewLayoutInvalidationContext?

  open override var bounds: CGRect {
    willSet { announceBounds(newValue) }
    didSet {
      invalidateForBounds()
      lastScroll = CGPoint(x: bounds.minX - oldValue.minX, y: bounds.minY - oldValue.minY)
    }
  }

  open override var frame: CGRect {
    willSet {
      if newValue.size != frame.size {
        announceBounds(CGRect(origin: bounds.origin, size: newValue.size))
      }
    }
    didSet {
      invalidateForBounds()
      if frame.size != oldValue.size { setNeedsLayout() }
    }
  }

  /// Invalidates the layout for new bounds before they're set, if the layout requires it.
  private func announceBounds(_ new: CGRect) {
    if new.size != bounds.size, UIView.inheritedAnimationDuration > 0, !isLayingOut {
      boundsBeforeAnimation = boundsBeforeAnimation ?? bounds
    }
    guard new != bounds, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: new) else {
      return
    }
    let context = collectionViewLayout.invalidationContext(forBoundsChange: new)
    context.cause = .bounds
    boundsContext = context
  }

  private func invalidateForBounds() {
    guard let context = boundsContext else { return }
    boundsContext = nil
    collectionViewLayout.invalidateLayout(with: context)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
    showBackgrounds([backgroundView])
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    collectionViewLayout.adjustedContentInsetDidChange()
  }

  override func offsetAfterDrag(to offset: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: offset, withScrollingVelocity: velocity)
  }

  /// Performs inserts, deletes, moves and reloads as one update, and checks the update. Calls `completion` in a later
  /// turn of the main loop, see ``UIKitLoop``; with `false` outside a window.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginBatch()
    updates?()
    if let completion { batch?.completions.append(completion) }
    endBatch()
  }

  /// Replaces the layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Replaces the layout. Nothing is animated here, so `completion` is called before the method returns.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    layoutIfNeeded()
    contentOffset = targetOffset(for: clamped(contentOffset))
    layoutIfNeeded()
    completion?(true)
  }

  // MARK: Registering

  /// Returns the reuse queue of the cells, or of the supplementary views of a kind.
  func queue(ofKind kind: String) -> ReuseQueue {
    if let queue = queues[kind] { return queue }
    let isOfCells = kind == Self.cellKind
    let queue = ReuseQueue(
      baseClass: "UICollectionReusableView", nibIdentifierName: "view reuse identifier",
      isKindOfBase: { isOfCells ? $0 is UICollectionViewCell : $0 is UICollectionReusableView },
      construct: { viewClass, _ in
        isOfCells
          ? (viewClass as? UICollectionViewCell.Type)?.construct(())
          : (viewClass as? UICollectionReusableView.Type)?.construct(())
      })
    queues[kind] = queue
    return queue
  }

  /// Registers a class or nib for a cell's reuse identifier, or removes the registration if it's `nil`.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    queue(ofKind: Self.cellKind).register(cellClass.map { .viewClass($0) }, for: identifier)
  }

  /// Registers a class or nib for a cell's reuse identifier, or removes the registration if it's `nil`.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    queue(ofKind: Self.cellKind).register(nib.map { .nib($0) }, for: identifier)
  }

  /// Registers a class or nib for a supplementary view's kind and reuse identifier, or removes the
  /// registration if it's `nil`.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    queue(ofKind: elementKind).register(viewClass.map { .viewClass($0) }, for: identifier)
  }

  /// Registers a class or nib for a supplementary view's kind and reuse identifier, or removes the
  /// registration if it's `nil`.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    queue(ofKind: kind).register(nib.map { .nib($0) }, for: identifier)
  }

  /// Dequeues a cell for an item, or creates one if the reuse queue is empty.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = dequeue(Self.cellKind, identifier) as? UICollectionViewCell { return cell }
    let empty = UICollectionViewCell(frame: .zero)
    empty.adopt(identifier)
    return empty
  }

  /// Dequeues a supplementary view, or creates one if the reuse queue is empty.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = dequeue(elementKind, identifier) as? UICollectionReusableView { return view }
    let empty = UICollectionReusableView(frame: .zero)
    empty.adopt(identifier)
    return empty
  }

  // MARK: Positions

  /// The number of sections.
  open var numberOfSections: Int { currentCounts.count }

  /// Returns the number of items in a section. A section that doesn't exist raises an exception.
  open func numberOfItems(inSection section: Int) -> Int { count(ofSection: section) }

  /// The visible cells.
  open var visibleCells: [UICollectionViewCell] {
    layoutIfNeeded()
    return shownItems.keys.sorted().compactMap { shownItems[$0] }
  }

  /// The index paths of the visible items, in no particular order.
  open var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return shownItems.keys.sorted()
  }

  /// Returns the cell of an item, or `nil` if the item isn't visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    layoutIfNeeded()
    return shownItems[indexPath] ?? preparedItems[indexPath]
  }

  /// Returns the index path of a cell, or `nil` if the cell isn't visible.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shownItems.first { $0.value === cell }?.key
  }

  /// Returns the index path of the item at a point of the content, or `nil` if there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    layoutIfNeeded()
    return shownItems.first { $0.value.frame.contains(point) }?.key
  }

  /// Returns the visible supplementary view of a kind at an index path, or `nil` if there is none.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    layoutIfNeeded()
    return shownSupplementaries[ElementPlace(kind: elementKind, path: indexPath)]
  }

  /// Returns the visible supplementary views of a kind.
  open func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      shownSupplementaries[ElementPlace(kind: elementKind, path: $0)]
    }
  }

  /// Returns the index paths of the visible supplementary views of a kind.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    layoutIfNeeded()
    return shownSupplementaries.keys.filter { $0.kind == elementKind && !$0.isDecoration }
      .map(\.path).sorted()
  }

  /// Returns the layout attributes of an item, or `nil` if there is no such item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath).map(mirrored)
  }

  /// Returns the layout attributes of a supplementary view, or `nil` if there is no such view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
      .map(mirrored)
  }

  // MARK: Scrolling

  /// Scrolls until an item is at a position in the viewport.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    guard contains(indexPath) else {
      UIKitException.raise("attempt to scroll to invalid index path: \(indexPath.inExceptions)")
      return
    }
    layoutIfNeeded()
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    collectionViewLayout.scrollOrthogonally(toItemAt: indexPath, at: scrollPosition)
    setNeedsLayout()
    setContentOffset(clamped(offset(showing: frame, at: scrollPosition)), animated: animated)
    layoutIfNeeded()
  }

  // MARK: Interactive movement

  var movement: InteractiveMovement?

  /// Begins to move an item. Returns whether the data source allows the move.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(of: indexPath)
  }

  /// Moves the item to a point of the content. It takes the place of the item at that point, and those between its old and
  /// its new place make room.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    layoutIfNeeded()
    moveItem(to: targetPosition)
  }

  /// Ends the movement. The data source moves the item.
  open func endInteractiveMovement() {
    guard let movement = stopMovement(isCancelled: false) else { return }
    CollectionUser(collection: self).finishMove(from: movement.source, to: movement.target)
  }

  /// Cancels the movement. The item keeps its index path.
  open func cancelInteractiveMovement() { _ = stopMovement(isCancelled: true) }

  // MARK: Selecting

  /// The index paths of the selected items.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.sorted() }

  /// Selects an item without calling the delegate. Has no effect if `allowsSelection` is `false`.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    guard canSelectInCode else { return }
    guard let indexPath else {
      for path in selection { deselectItem(at: path, animated: animated) }
      return
    }
    guard contains(indexPath) else { return }
    if !selectsMultiple {
      for path in selection where path != indexPath { deselectItem(at: path, animated: animated) }
    }
    selection.insert(indexPath)
    shownItems[indexPath]?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item without calling the delegate. Has no effect if `allowsSelection` is `false`.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard canSelectInCode, selection.remove(indexPath) != nil else { return }
    shownItems[indexPath]?.isSelected = false
  }

  // MARK: Updates

  /// Discards all content, and deletes placeholders. The next layout requests the content from the data source again.
  open func reloadData() {
    for placeholder in placeholders { placeholder.deletePlaceholder() }
    discardContent()
  }

  /// Inserts sections. The data source must already contain them.
  open func insertSections(_ sections: IndexSet) { update { $0.insertedSections += sections } }

  /// Deletes sections. The data source must no longer contain them.
  open func deleteSections(_ sections: IndexSet) { update { $0.deletedSections += sections } }

  /// Replaces the cells and supplementary views of sections.
  open func reloadSections(_ sections: IndexSet) { update { $0.reloadedSections += sections } }

  /// Moves a section from its index before the update to its index after the update.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append(.init(source: section, target: newSection)) }
  }

  /// Inserts items. The data source must already contain them.
  open func insertItems(at indexPaths: [IndexPath]) { update { $0.inserted += indexPaths } }

  /// Deletes items. The data source must no longer contain them.
  open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deleted += indexPaths } }

  /// Replaces the cells of items.
  open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloaded += indexPaths } }

  /// Configures the existing cells of items again: the visible ones and the prepared ones.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    update { $0.reconfigured += indexPaths }
  }

  /// Moves an item from its index path before the update to its index path after the update.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moved.append(.init(source: indexPath, target: newIndexPath)) }
  }
}
