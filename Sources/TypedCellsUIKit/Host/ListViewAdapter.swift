import TypedCells

/// Everything that a ``ListViewHost`` needs from its view. Tables and collection views differ only here.
@MainActor
class ListViewAdapter<View: _HostedListView> {
  typealias Cell = View.BaseCell
  typealias HeaderFooterView = View.BaseHeaderFooter

  private(set) weak var view: View?
  weak var host: ListViewHost<View>?

  var cellSources: [ReuseIdentifier: ViewSource] = [:]
  var headerFooterSources: [ReuseIdentifier: ViewSource] = [:]
  /// The cells that show rows in outlines.
  var outlineNotes = ViewNotes<OutlineNote>()

  init(_ view: View) {
    self.view = view
  }

  // MARK: Connecting

  /// Makes the host the view's data source, delegate and prefetching data source.
  func connect() { abstract() }
  /// Gives the view a new delegate object, because UIKit asks a delegate only once what it implements.
  func replaceDelegate() { abstract() }
  /// The object that is the view's delegate at the moment.
  var currentDelegate: AnyObject? { abstract() }

  /// Whether the view's delegate has to be replaced, because the view asks for something else now.
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
    /// Makes the list the view's drag delegate; the delegate that it has still receives what rows don't handle.
    func connectDrags() { abstract() }
    /// Makes the list the view's drop delegate; the delegate that it has still receives what rows don't handle.
    func connectDrops() { abstract() }
    func adoptOtherDragDelegates() { abstract() }
    func frame(ofRowAt path: IndexPath) -> CGRect? { abstract() }

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
  /// Dequeues a cell of an identifier that only a storyboard may know; `nil` if it doesn't.
  func dequeuePrototype(_ identifier: String, for path: IndexPath) -> Cell? { abstract() }
  func dequeueHeaderFooter(
    _ identifier: String, at edge: SectionEdge, for path: IndexPath
  ) -> HeaderFooterView? { abstract() }
  /// Completes a cell that was configured for a row.
  func finish(_ cell: Cell, for row: AnyRow<Cell>) {}
  /// A cell that shows nothing.
  func makeEmptyCell(for request: ViewRequest?) -> Cell { abstract() }
  /// A header or footer that shows nothing.
  func makeEmptyHeaderFooter(for request: ViewRequest?) -> HeaderFooterView { abstract() }
  /// Removes the accessories that the list gave a dequeued cell for another row.
  func clear(_ cell: Cell) {}
  /// The number of steps by which a cell is indented.
  func indentationLevel(of cell: Cell) -> Int { abstract() }
  func indent(_ cell: Cell, to level: Int) { abstract() }
  /// Adds the disclosure of a row with children to its cell, or removes the one that the cell has.
  func attach(_ disclosure: OutlineDisclosure?, to cell: Cell) { abstract() }
  /// The identifier by which a view was dequeued; `nil` for one that shows nothing.
  func identifier(of view: UIView) -> String? { abstract() }

  // MARK: Visible cells

  var pathsOnScreen: [IndexPath] { abstract() }
  func cell(at path: IndexPath) -> Cell? { abstract() }
  /// The headers and footers on screen, including those that show titles.
  var headerFootersOnScreen: [(edge: SectionEdge, section: Int, view: HeaderFooterView)] {
    abstract()
  }
  func scroll(to path: IndexPath, at position: RowScrollPosition, animated: Bool) { abstract() }
  var selectedPaths: [IndexPath] { abstract() }
  func select(_ path: IndexPath, animated: Bool) { abstract() }
  func deselect(_ path: IndexPath, animated: Bool) { abstract() }
  /// How many rows the user can select at the moment, which differs while the view is edited.
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
  /// Sets how many rows the user can select while the view isn't edited.
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

  func performBatch(_ updates: () -> Void, completion: @escaping @MainActor () -> Void) {
    abstract()
  }
  /// Prepares for the changes of a batch, while the content is still the old one.
  func willTell(_ changes: SectionedChanges) {}
  /// Performs the changes of a batch, inside the view's batch update.
  func tell(_ batch: BatchUpdate) { abstract() }
  func reload(_ paths: [IndexPath]) { abstract() }
  func reconfigure(_ paths: [IndexPath]) { abstract() }
  /// Shows new headers and footers of sections whose rows stay.
  func reloadHeaderFooters(ofSections sections: [Int]) { abstract() }
  /// Gives cells the height that their rows say, and those that were updated in place the one they need.
  func adjustSizes(of visible: [VisibleCell<Cell>], updated: Set<RowPath>) { abstract() }

  /// Looks at the options of sections after the content has changed; after a reload, the view asks for everything.
  func contentDidChange(byReload isReload: Bool) {}
  /// Updates visible views that are neither cells nor headers and footers.
  ///
  /// - Returns: whether cells may have been replaced.
  func updateDeclaredViews() -> Bool { false }

  // MARK: Reporting

  /// Whether the view asks rows for swipe actions.
  var deliversSwipeActions: Bool { true }

  /// Returns what to do about an event that the view doesn't deliver to a row that a cell shows, by its name.
  func unsupportedEvents(of cell: Cell, at path: RowPath) -> (String) -> String? { { _ in nil } }

  /// Returns what to do about an event that the view delivers to no row with cells of a class, whatever its layout turns
  /// out to be, by its name.
  func unsupportedEvents(ofCells cellClass: AnyClass) -> (String) -> String? { { _ in nil } }

  /// Reports what the section of a row that comes on screen declares in vain.
  func reportUnusedViews(ofSectionAt path: RowPath) {}

  final func abstract() -> Never { preconditionFailure("every subclass overrides this") }
}

/// A view that UIKit requests from the data source.
struct ViewRequest {
  /// The kind of a supplementary view; `nil` for a cell.
  let kind: String?
  let path: IndexPath
  /// The view that was dequeued for the request, even if it turned out to be of the wrong class.
  var dequeued: UIView?
}

/// How many rows the user can select.
enum SelectableRows {
  case none, one, many

  init(isAllowed: Bool, isMultiple: Bool) {
    self = isMultiple ? .many : isAllowed ? .one : .none
  }
}
