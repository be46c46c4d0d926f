import TypedCells

/// The part of a ``ListViewHost`` that differs between tables and collection views.
@MainActor
class ListViewAdapter<View: _HostedListView> {
  typealias Cell = View.BaseCell
  typealias HeaderFooterView = View.BaseHeaderFooter

  private(set) weak var view: View?
  weak var host: ListViewHost<View>?

  var cellSources: [ReuseIdentifier: ViewSource] = [:]
  var headerFooterSources: [ReuseIdentifier: ViewSource] = [:]
  /// What the list did to the view's cells, headers, footers and other views.
  var extras = ViewTable<ViewExtras>()

  init(_ view: View) {
    self.view = view
  }

  // MARK: Connecting

  /// Leaves the view to another list, which was created for it. This list goes on without a view.
  final func disconnect() { view = nil }

  /// Makes the host the view's data source, delegate and prefetching data source.
  func connect() { abstract() }
  /// Sets a new delegate object, because UIKit checks only once which methods a delegate implements.
  func replaceDelegate() { abstract() }
  /// The view's current delegate.
  var currentDelegate: AnyObject? { abstract() }

  /// Makes the list the view's prefetching data source again if the developer gave it another one since the last
  /// change. The list forwards to it.
  func adoptOtherPrefetching() { abstract() }

  /// Whether the view's delegate has to be replaced, because the view needs other methods now.
  var needsOtherDelegate: Bool { false }

  // MARK: Drag and drop

  #if !os(tvOS)
    /// Whether the list is the view's drag delegate.
    var handlesDrags: Bool { abstract() }
    /// Whether the list is the view's drop delegate.
    var handlesDrops: Bool { abstract() }
    /// Whether the list made the view select rows over which items are held.
    private(set) final var springLoads = false
    var isSpringLoaded: Bool { abstract() }
    func setSpringLoaded() { abstract() }
    /// Makes the list the view's drag delegate. It forwards to the previous delegate if rows don't handle a drag.
    func connectDrags() { abstract() }
    /// Makes the list the view's drop delegate. It forwards to the previous delegate if rows don't handle a drop.
    func connectDrops() { abstract() }
    func adoptOtherDragDelegates() { abstract() }

    final func connectSpringLoading() {
      guard !isSpringLoaded else { return }
      springLoads = true
      setSpringLoaded()
    }
  #endif

  // MARK: Registering and dequeuing

  func register(_ cellClass: AnyClass, _ nib: UINib?, as identifier: String) { abstract() }
  func register(headerFooter viewClass: AnyClass, _ nib: UINib?, as identifier: String) {
    abstract()
  }
  func dequeueCell(_ identifier: String, for path: IndexPath) -> Cell { abstract() }
  /// Dequeues a storyboard's prototype; `nil` if the storyboard has none with the identifier.
  func dequeuePrototype(_ identifier: String, for path: IndexPath) -> Cell? { abstract() }
  func dequeueHeaderFooter(
    _ identifier: String, at edge: SectionEdge, for path: IndexPath
  ) -> HeaderFooterView? { abstract() }
  /// Completes a cell that was configured for a row.
  func finish(_ cell: Cell, for row: AnyRow<Cell>) {}
  /// Returns an empty cell.
  func makeEmptyCell(for request: ViewRequest?) -> Cell { abstract() }
  /// Returns an empty header or footer.
  func makeEmptyHeaderFooter(for request: ViewRequest?) -> HeaderFooterView { abstract() }
  /// Removes the accessories that the list gave a dequeued cell for another row.
  func clear(_ cell: Cell) {}
  /// Returns the number of steps by which a cell is indented.
  func indentationLevel(of cell: Cell) -> Int { abstract() }
  func indent(_ cell: Cell, to level: Int) { abstract() }
  /// Adds the disclosure of a row with children to its cell. Removes the cell's disclosure if it's `nil`.
  func attach(_ disclosure: OutlineDisclosure?, to cell: Cell) { abstract() }
  /// Returns the identifier by which a view was dequeued; `nil` for an empty view.
  func identifier(of view: UIView) -> String? { abstract() }

  // MARK: Visible cells

  var pathsOnScreen: [IndexPath] { abstract() }
  func cell(at path: IndexPath) -> Cell? { abstract() }
  /// Returns whether the user is moving the row of a cell.
  func isReordering(_ cell: Cell) -> Bool { abstract() }
  /// The headers and footers on screen, including those that show titles.
  var headerFootersOnScreen: [(edge: SectionEdge, section: Int, view: HeaderFooterView)] {
    abstract()
  }
  /// Returns the frame of a row in the content, which may be an estimate if the row is off screen.
  func frame(ofRowAt path: IndexPath) -> CGRect? { abstract() }
  /// Returns the extents of the header and the footer of a section that stay at the edges of the viewport while the
  /// section scrolls, or `nil` if only the views on screen show whether they do.
  func pinnedExtents(inSection section: Int) -> PinnedExtents? { nil }
  /// Scrolls the section of a row, if it scrolls by itself.
  func scrollSection(to path: IndexPath, at position: RowScrollPosition, animated: Bool) {}
  var selectedPaths: [IndexPath] { abstract() }
  func select(_ path: IndexPath, animated: Bool) { abstract() }
  func deselect(_ path: IndexPath, animated: Bool) { abstract() }
  /// The number of rows that the user can select now. It can differ in editing mode.
  final var selectableRows: SelectableRows {
    guard let view else { return .none }
    return view.isEditing
      ? SelectableRows(
        isAllowed: view.allowsSelectionDuringEditing,
        isMultiple: view.allowsMultipleSelectionDuringEditing)
      : SelectableRows(
        isAllowed: view.allowsSelection,
        isMultiple: view.allowsSelection && view.allowsMultipleSelection)
  }
  /// Sets the number of rows that the user can select outside of editing mode.
  final func allowSelection(_ isAllowed: Bool, ofMultipleRows isMultiple: Bool) {
    view?.allowsSelection = isAllowed
    view?.allowsMultipleSelection = isMultiple
  }

  /// Whether moving the focus selects rows.
  final var selectionFollowsFocus: Bool {
    #if os(tvOS)
      false
    #else
      view?.selectionFollowsFocus ?? false
    #endif
  }

  // MARK: Updating

  /// The sections that the view can move in a batch.
  var sectionMoves: SectionMoves { abstract() }
  func performBatch(_ updates: () -> Void, completion: @escaping @MainActor () -> Void) {
    abstract()
  }
  /// Prepares for the changes of a batch, while the content is still the old one.
  func willPerform(_ changes: SectionedChanges) {}
  /// Performs the changes of a batch, inside the view's batch update.
  func perform(_ batch: BatchUpdate) { abstract() }
  func reload(_ paths: [IndexPath]) { abstract() }
  func reconfigure(_ paths: [IndexPath]) { abstract() }
  /// Shows new headers and footers of sections whose rows stay.
  func reloadHeaderFooters(ofSections sections: [Int]) { abstract() }
  /// Sets the heights that rows declare, and measures the cells that were updated in place.
  func adjustSizes(of visible: [VisibleCell<Cell>], updated: Set<RowPath>) { abstract() }

  /// Notes that a row left the screen, at its current path.
  func note(_ row: ErasedRow, leftScreenAt path: RowPath) {}
  /// Notes that a header or footer left the screen.
  func note(_ row: ErasedRow, leftScreenAt edge: SectionEdge, ofSection section: Int) {}
  /// Called after the view was reloaded.
  func didReload() {}

  /// Notices when the width of a view changes whose rows may compute their heights.
  private var widthObserver: WidthObserver?
  /// Whether sizes have to be requested again if the width changes.
  func heightsDependOnWidth() -> Bool { false }
  /// Makes the view request the sizes of all rows again, if it requests any.
  func requestSizesAgain() {}

  /// Observes the width from now on.
  final func observeWidth() {
    guard let view, widthObserver == nil else { return }
    widthObserver = WidthObserver(of: view) { [weak self] in
      // Outside a window, the view would lay itself out early.
      guard let self, host?.canLookAtCells ?? false else { return false }
      if heightsDependOnWidth() { requestSizesAgain() }
      return true
    }
  }

  /// Applies the options of sections after the content has changed.
  func contentDidChange(byReload isReload: Bool) {}
  /// Updates visible views that are neither cells nor headers and footers.
  ///
  /// - Returns: whether cells may have been replaced.
  func updateDeclaredViews() -> Bool { false }

  // MARK: Reporting

  /// Whether the view shows the swipe actions of rows.
  var deliversSwipeActions: Bool { true }

  /// Returns a function from the name of an event to the advice for a row that handles it, or to `nil` if the view
  /// delivers the event.
  func unsupportedEvents(of cell: Cell, at path: RowPath) -> (String) -> String? { { _ in nil } }

  /// Reports views that the row's section declares and its layout doesn't show.
  func reportUnusedViews(ofSectionAt path: RowPath) {}

  final func abstract() -> Never { preconditionFailure("every subclass overrides this") }
}

/// A view that UIKit requests from the data source.
struct ViewRequest {
  /// The kind of a supplementary view; `nil` for a cell.
  let kind: String?
  let path: IndexPath
  /// The view that was dequeued for the request, even if it has the wrong class.
  var dequeued: UIView?
}

/// The number of rows that the user can select.
enum SelectableRows {
  case none, one, many

  init(isAllowed: Bool, isMultiple: Bool) {
    self = isMultiple ? .many : isAllowed ? .one : .none
  }
}
