import TypedCells

/// The part of a ``ListViewHost`` that differs between tables and collection views.
@MainActor
protocol ListViewAdapter<View>: AnyObject {
  associatedtype View: _HostedListView
  typealias Cell = View.BaseCell
  typealias HeaderFooterView = View.BaseHeaderFooter

  /// The view, which the adapter holds weakly; `nil` also after another list was created for it.
  var view: View? { get set }
  /// The host, which the adapter holds weakly.
  var host: ListViewHost<View>? { get set }

  // MARK: Connecting

  /// Makes the host the view's data source, delegate and prefetching data source.
  func connect()
  /// Sets a new delegate object, because UIKit checks only once which methods a delegate implements.
  func replaceDelegate()
  /// The view's current delegate.
  var currentDelegate: AnyObject? { get }
  /// Whether the view's delegate has to be replaced, because the view needs other methods now.
  var needsOtherDelegate: Bool { get }
  /// Makes the list the view's prefetching data source again if the developer gave it another one since the last
  /// change. The list forwards to it.
  func adoptOtherPrefetching()

  // MARK: Drag and drop

  #if !os(tvOS)
    /// Whether the list is the view's drag delegate.
    var handlesDrags: Bool { get }
    /// Whether the list is the view's drop delegate.
    var handlesDrops: Bool { get }
    /// Makes the list the view's drag delegate. It forwards to the previous delegate if rows don't handle a drag.
    func connectDrags()
    /// Makes the list the view's drop delegate. It forwards to the previous delegate if rows don't handle a drop.
    func connectDrops()
    /// Makes delegates that the developer gave the view since the last change the list's own delegates.
    func adoptOtherDragDelegates()
  #endif

  // MARK: Registering and dequeuing

  /// Where the views of each registered identifier come from.
  var cellSources: [ReuseIdentifier: ViewSource] { get set }
  var headerFooterSources: [ReuseIdentifier: ViewSource] { get set }
  func register(_ cellClass: AnyClass, _ nib: UINib?, as identifier: String)
  func register(headerFooter viewClass: AnyClass, _ nib: UINib?, as identifier: String)
  func dequeueCell(_ identifier: String, for path: IndexPath) -> Cell
  /// Dequeues a storyboard's prototype; `nil` if the storyboard has none with the identifier.
  func dequeuePrototype(_ identifier: String, for path: IndexPath) -> Cell?
  func dequeueHeaderFooter(
    _ identifier: String, at edge: SectionEdge, for path: IndexPath
  ) -> HeaderFooterView?
  /// Completes a cell that was configured for a row.
  func finish(_ cell: Cell, for row: AnyRow<Cell>)
  /// Returns an empty cell.
  func makeEmptyCell(for request: ViewRequest?) -> Cell
  /// Returns an empty header or footer.
  func makeEmptyHeaderFooter(for request: ViewRequest?) -> HeaderFooterView
  func contents(of cell: Cell) -> [UIView]
  /// Removes the accessories that the list gave a dequeued cell for another row.
  func clear(_ cell: Cell)
  /// Returns the number of steps by which a cell is indented.
  func indentationLevel(of cell: Cell) -> Int
  func indent(_ cell: Cell, to level: Int)
  /// Adds the disclosure of a row with children to its cell. Removes the cell's disclosure if it's `nil`.
  func attach(_ disclosure: OutlineDisclosure?, to cell: Cell)
  /// Returns the identifier by which a view was dequeued; `nil` for an empty view.
  func identifier(of view: UIView) -> String?

  // MARK: Visible cells

  var pathsOnScreen: [IndexPath] { get }
  func cell(at path: IndexPath) -> Cell?
  /// Returns whether the user is moving the row of a cell.
  func isReordering(_ cell: Cell) -> Bool
  /// The headers and footers on screen, including those that show titles.
  var headerFootersOnScreen: [(edge: SectionEdge, section: Int, view: HeaderFooterView)] { get }
  /// Returns the frame of a row in the content, which may be an estimate if the row is off screen.
  func frame(ofRowAt path: IndexPath) -> CGRect?
  /// Whether the content scrolls horizontally.
  var scrollsSideways: Bool { get }
  /// Returns the extents of the header and the footer of a section that stay at the edges of the viewport while the
  /// section scrolls, or `nil` if only the views on screen show whether they do.
  func pinnedExtents(inSection section: Int) -> PinnedExtents?
  /// Scrolls the section of a row, if it scrolls by itself.
  func scrollSection(to path: IndexPath, at position: RowScrollPosition, animated: Bool)
  var selectedPaths: [IndexPath] { get }
  func select(_ path: IndexPath, animated: Bool)
  func deselect(_ path: IndexPath, animated: Bool)

  // MARK: Updating

  /// The sections that the view can move in a batch.
  var sectionMoves: SectionMoves { get }
  func performBatch(_ updates: () -> Void, completion: @escaping @MainActor () -> Void)
  /// Prepares for the changes of a batch, while the content is still the old one.
  func willPerform(_ changes: SectionedChanges)
  /// Performs the changes of a batch, inside the view's batch update.
  func perform(_ batch: BatchUpdate)
  func reload(_ paths: [IndexPath])
  func reconfigure(_ paths: [IndexPath])
  /// Shows new headers and footers of sections whose rows stay.
  func reloadHeaderFooters(ofSections sections: [Int])
  /// Sets the heights that rows declare, and measures the cells that were updated in place.
  func adjustSizes(of visible: [VisibleCell<Cell>], updated: Set<RowPath>)
  /// Notes that a row left the screen, at its current path.
  func note(_ row: ErasedRow, leftScreenAt path: RowPath)
  /// Notes that a header or footer left the screen.
  func note(_ row: ErasedRow, leftScreenAt edge: SectionEdge, ofSection section: Int)
  /// Called after the view was reloaded.
  func didReload()
  /// Whether sizes have to be requested again if the width changes.
  func heightsDependOnWidth() -> Bool
  /// Makes the view request the sizes of all rows again, if it requests any.
  func requestSizesAgain()
  /// Applies the options of sections after the content has changed.
  func contentDidChange(byReload isReload: Bool)
  /// Updates visible views that are neither cells nor headers and footers.
  ///
  /// - Returns: whether cells may have been replaced.
  func updateDeclaredViews() -> Bool

  // MARK: Reporting

  /// Whether the view shows the swipe actions of rows.
  var deliversSwipeActions: Bool { get }
  /// Returns a function from the name of an event to the advice for a row that handles it, or to `nil` if the view
  /// delivers the event.
  func unsupportedEvents(of cell: Cell, at path: RowPath) -> (String) -> String?
  /// Reports views that the row's section declares and its layout doesn't show.
  func reportUnusedViews(ofSectionAt path: RowPath)
}

/// What only one of the two views does.
extension ListViewAdapter {
  var scrollsSideways: Bool { false }
  func pinnedExtents(inSection section: Int) -> PinnedExtents? { nil }
  func scrollSection(to path: IndexPath, at position: RowScrollPosition, animated: Bool) {}
  func willPerform(_ changes: SectionedChanges) {}
  func note(_ row: ErasedRow, leftScreenAt path: RowPath) {}
  func note(_ row: ErasedRow, leftScreenAt edge: SectionEdge, ofSection section: Int) {}
  func didReload() {}
  func updateDeclaredViews() -> Bool { false }
  var deliversSwipeActions: Bool { true }
  func unsupportedEvents(of cell: Cell, at path: RowPath) -> (String) -> String? { { _ in nil } }
  func reportUnusedViews(ofSectionAt path: RowPath) {}
}

/// A view that UIKit requests from the data source.
struct ViewRequest {
  /// The kind of a supplementary view; `nil` for a cell.
  let kind: String?
  let path: IndexPath
  /// The view that was dequeued for the request, even if it has the wrong class.
  var dequeued: UIView?
}
