/// A collection of items, as far as one can tell without a screen.
///
/// It reloads, reuses cells and checks its updates as UIKit's does. ``user`` says what a finger does.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// Creates a collection with a frame and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
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

  /// What places the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      for (place, view) in shownSupplementaries where place.isDecoration {
        view.removeFromSuperview()
        shownSupplementaries[place] = nil
      }
      oldValue.shownIn = nil
      collectionViewLayout.shownIn = self
      collectionViewLayout.invalidateLayout()
    }
  }

  /// The source of the content, held weakly.
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

  /// The object that loads data for rows before they are on screen, held weakly.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet {
      prefetchMethods = OptionalMethods(
        of: prefetchDataSource, among: CollectionMethod.prefetching)
    }
  }

  /// Whether cells are prepared ahead, and the prefetching data source is called.
  open var isPrefetchingEnabled = true { didSet { setNeedsLayout() } }

  /// How many items before and after those on screen have a cell that is not shown.
  ///
  /// Since iOS 15, UIKit prepares cells before it shows them, and keeps cells that it has shown for a
  /// while. It decides how many by itself; here there are none unless a test asks for them. A prepared
  /// cell comes on screen with `willDisplay` alone: the data source is not asked again.
  public var preparedItemCount = 0 { didSet { setNeedsLayout() } }

  var dataSourceMethods = OptionalMethods()
  var delegateMethods = OptionalMethods()
  /// The path that has the focus.
  var focusedPath: IndexPath?
  var prefetchMethods = OptionalMethods()

  /// The view behind all others.
  open var backgroundView: UIView?

  // MARK: Drag and drop

  /// Provides what is dragged.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?

  /// Takes over what is dropped.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?

  /// Whether a long press starts a drag.
  open var dragInteractionEnabled = true

  /// Whether a drag from the collection is going on.
  open var hasActiveDrag: Bool { isDragActive }
  var isDragActive = false

  /// Whether items are dragged over the collection.
  open var hasActiveDrop: Bool { isDropActive }
  var isDropActive = false

  /// Whether the focus returns to the item that had it last.
  open var remembersLastFocusedIndexPath = false

  /// Whether an item that has the focus is selected, too, unless the delegate decides.
  open var selectionFollowsFocus = false

  /// Whether items can have the focus.
  open var allowsFocus = true

  /// Whether the user can select an item.
  open var allowsSelection = true

  /// Whether more than one may be selected.
  open var allowsMultipleSelection = false

  /// Whether items can be selected while the collection is edited.
  open var allowsSelectionDuringEditing = false

  /// Whether several can be.
  open var allowsMultipleSelectionDuringEditing = false

  /// Whether it is being edited.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      for cell in shownItems.values { cell.setNeedsUpdateConfiguration() }
    }
  }

  /// Whether cells on screen are measured again when the size of their content is invalidated.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: What is on screen

  private var queues: [String: ReuseQueue] = [:]

  /// The number of items in each section, as it was last asked for.
  var itemCounts: [Int]?
  var shownItems: [IndexPath: UICollectionViewCell] = [:]
  var preparedItems: [IndexPath: UICollectionViewCell] = [:]
  var shownSupplementaries: [SupplementaryPlace: UICollectionReusableView] = [:]
  var selection: Set<IndexPath> = []
  var prefetched: Set<IndexPath> = []
  /// Grows with every change of what is shown, so that work in progress sees that it is out of date.
  var generation = 0
  var isLayingOut = false
  var cellPass = CellPass()
  /// Whether a data source is being asked for a cell, of any collection.
  static var isAskingForCell = false

  var ledger = BatchLedger(words: .collection)
  var countsBeforeBatch: [Int] = []
  var batchDepth = 0
  var batchCompletions: [(Bool) -> Void] = []
  var lastScroll = CGPoint.zero

  open override var bounds: CGRect {
    willSet { announceBounds(newValue) }
    didSet {
      lastScroll = CGPoint(x: bounds.minX - oldValue.minX, y: bounds.minY - oldValue.minY)
    }
  }

  open override var frame: CGRect {
    willSet {
      if newValue.size != frame.size {
        announceBounds(CGRect(origin: bounds.origin, size: newValue.size))
      }
    }
    didSet { if frame.size != oldValue.size { setNeedsLayout() } }
  }

  /// Calls the layout's methods while the collection has its old bounds.
  private func announceBounds(_ new: CGRect) {
    guard new != bounds, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: new) else {
      return
    }
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContext(forBoundsChange: new))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
  }

  override func offsetAfterDrag(to offset: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: offset, withScrollingVelocity: .zero)
  }

  /// Carries out inserts, deletes, moves and reloads as one change, and checks it.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginBatch()
    updates?()
    if let completion { batchCompletions.append(completion) }
    endBatch()
  }

  /// Gives the collection another layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Replaces the layout. Nothing is animated here, so the closure is called before the method returns.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    layoutIfNeeded()
    let proposed = clamped(contentOffset)
    contentOffset =
      askDelegate(CollectionMethod.targetContentOffset) {
        $0.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
      } ?? proposed
    layoutIfNeeded()
    completion?(true)
  }

  // MARK: Registering

  /// The queue of the cells, or of the supplementary views of one kind.
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

  /// Says how cells of an identifier are made; `nil` to forget it.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    queue(ofKind: Self.cellKind).register(cellClass.map { .viewClass($0) }, for: identifier)
  }

  /// Says how cells of an identifier are made; `nil` to forget it.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    queue(ofKind: Self.cellKind).register(nib.map { .nib($0) }, for: identifier)
  }

  /// Says how views of a kind and an identifier are made; `nil` to forget it.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    queue(ofKind: elementKind).register(viewClass.map { .viewClass($0) }, for: identifier)
  }

  /// Says how views of a kind and an identifier are made; `nil` to forget it.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    queue(ofKind: kind).register(nib.map { .nib($0) }, for: identifier)
  }

  /// A cell for an item, from the reuse queue or new.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = dequeue(Self.cellKind, identifier) as? UICollectionViewCell { return cell }
    let empty = UICollectionViewCell(frame: .zero)
    empty.adopt(identifier)
    return empty
  }

  /// A view of a kind, from the reuse queue or new.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = dequeue(elementKind, identifier) as? UICollectionReusableView { return view }
    let empty = UICollectionReusableView(frame: .zero)
    empty.adopt(identifier)
    return empty
  }

  private func dequeue(_ kind: String, _ identifier: String) -> (any ReusableView)? {
    let queue = queue(ofKind: kind)
    if queue.sources[identifier] == nil {
      UIKitException.raise(
        "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a "
          + "nib or a class for the identifier or connect a prototype cell in a storyboard")
      return nil
    }
    return queue.dequeue(identifier)
  }

  // MARK: Places

  /// How many sections there are.
  open var numberOfSections: Int { currentCounts.count }

  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    currentCounts.indices.contains(section) ? currentCounts[section] : 0
  }

  /// The cells on screen.
  open var visibleCells: [UICollectionViewCell] {
    layoutIfNeeded()
    return shownItems.keys.sorted().compactMap { shownItems[$0] }
  }

  /// The items on screen, in no order.
  open var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return shownItems.keys.sorted()
  }

  /// The cell on screen that shows an item; `nil` where there is none.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    layoutIfNeeded()
    return shownItems[indexPath] ?? preparedItems[indexPath]
  }

  /// Where a cell stands; `nil` for one that is not on screen.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shownItems.first { $0.value === cell }?.key
  }

  /// The item at a point of the content; `nil` where there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    layoutIfNeeded()
    return shownItems.first { $0.value.frame.contains(point) }?.key
  }

  /// The view of a kind on screen; `nil` where there is none.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    layoutIfNeeded()
    return shownSupplementaries[SupplementaryPlace(kind: elementKind, path: indexPath)]
  }

  /// The views of a kind on screen.
  open func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      shownSupplementaries[SupplementaryPlace(kind: elementKind, path: $0)]
    }
  }

  /// Where the supplementary views of a kind on screen stand.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    layoutIfNeeded()
    return shownSupplementaries.keys.filter { $0.kind == elementKind && !$0.isDecoration }
      .map(\.path).sorted()
  }

  /// The attributes of an item; `nil` where there is none.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Where a supplementary view stands.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Scrolling

  /// Scrolls until an item stands at a place on screen.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    guard contains(indexPath) else {
      UIKitException.raise("attempt to scroll to invalid index path: \(indexPath.inExceptions)")
      return
    }
    layoutIfNeeded()
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    contentOffset = clamped(offset(showing: frame, at: scrollPosition))
    layoutIfNeeded()
    if animated { announceEndOfAnimation() }
  }

  // MARK: Interactive movement

  var movement: InteractiveMovement?

  /// Begins to move an item, and returns whether the data source lets it move.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard movement == nil, contains(indexPath), canMoveItem(at: indexPath) else { return false }
    movement = InteractiveMovement(source: indexPath, target: indexPath)
    return true
  }

  /// Moves the item to a point of the content: it takes the place of the item there.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    layoutIfNeeded()
    if let target = proposedTarget(at: targetPosition) { movement?.target = target }
  }

  /// Ends the move: the data source moves the item.
  open func endInteractiveMovement() {
    guard let movement else { return }
    self.movement = nil
    CollectionUser(collection: self).finishMove(from: movement.source, to: movement.target)
  }

  /// Ends the move, and leaves the item where it was.
  open func cancelInteractiveMovement() { movement = nil }

  // MARK: Selecting

  /// The items that are selected.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.sorted() }

  /// Selects an item; the delegate is not told.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    guard let indexPath else {
      for path in selection { deselectItem(at: path, animated: animated) }
      return
    }
    guard contains(indexPath) else { return }
    if !allowsMultipleSelection {
      for path in selection where path != indexPath { deselectItem(at: path, animated: animated) }
    }
    selection.insert(indexPath)
    shownItems[indexPath]?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item; the delegate is not told.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard selection.remove(indexPath) != nil else { return }
    shownItems[indexPath]?.isSelected = false
  }

  // MARK: Updates

  /// Discards all content, which the next layout requests from the data source.
  open func reloadData() { discardContent() }

  /// Whether a batch is under way.
  open var hasUncommittedUpdates: Bool { batchDepth > 0 }

  /// Inserts sections, which the data source has now.
  open func insertSections(_ sections: IndexSet) { update { $0.insertedSections += sections } }

  /// Deletes sections, which the data source has no longer.
  open func deleteSections(_ sections: IndexSet) { update { $0.deletedSections += sections } }

  /// Replaces the cells and supplementary views of sections.
  open func reloadSections(_ sections: IndexSet) { update { $0.reloadedSections += sections } }

  /// Moves a section, from a position before the update to one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append(.init(source: section, target: newSection)) }
  }

  /// Inserts items, which the data source has now.
  open func insertItems(at indexPaths: [IndexPath]) { update { $0.inserted += indexPaths } }

  /// Deletes items, which the data source has no longer.
  open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deleted += indexPaths } }

  /// Replaces the cells of items.
  open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloaded += indexPaths } }

  /// Asks for cells again, shown or prepared, which the data source is to hand out as they are.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    update { $0.reconfigured += indexPaths }
  }

  /// Moves an item, from a path before the update to one after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moved.append(.init(source: indexPath, target: newIndexPath)) }
  }
}
