import TypedCells

/// Everything that a ``ListViewHost`` needs from its view. Tables and collection views differ only here.
@MainActor
class ListViewAdapter<View: _HostedListView> {
  typealias Cell = View.BaseCell
  typealias HeaderFooterView = View.BaseHeaderFooter

  private(set) weak var view: View?
  weak var host: ListViewHost<View>?

  /// Where the views of each identifier come from: a class, or a nib that was registered with the view or is missing.
  var cellSources: [ReuseIdentifier: ViewSource<Cell>] = [:]
  var headerFooterSources: [ReuseIdentifier: ViewSource<HeaderFooterView>] = [:]

  init(_ view: View) { self.view = view }

  // MARK: Connecting

  /// Makes the host the view's data source and delegate.
  func connect() { abstract() }

  // MARK: Registering and dequeuing

  func register(_ nib: NSNib?, ofClass cellClass: Cell.Type, as identifier: ReuseIdentifier) {
    abstract()
  }
  func register(
    headerFooter nib: NSNib?, ofClass viewClass: HeaderFooterView.Type,
    as identifier: ReuseIdentifier
  ) { abstract() }
  func makeEmptyCell() -> Cell { abstract() }
  func makeEmptyHeaderFooter() -> HeaderFooterView { abstract() }

  // MARK: Visible cells

  /// The cells that the view has, also those that it keeps off screen, in any order.
  var cells: [VisibleCell<Cell>] { abstract() }
  /// The headers and footers that the view has, without titles.
  var headerFooters: [VisibleHeaderFooter<HeaderFooterView>] { abstract() }
  /// The objects to which AppKit's delegate methods refer when a row comes on screen, with their rows.
  var displays: [(path: RowPath, object: AnyObject)] { abstract() }
  func scroll(
    to path: RowPath, at position: RowScrollPosition, animated: Bool,
    completion: @escaping @MainActor () -> Void
  ) { abstract() }

  // MARK: Selection

  var allowsSelection: Bool {
    get { abstract() }
    set { abstract() }
  }
  var allowsMultipleSelection: Bool {
    get { abstract() }
    set { abstract() }
  }
  var selectedPaths: [RowPath] { abstract() }
  func isSelected(rowAt path: RowPath) -> Bool { abstract() }
  /// Selects or deselects a row, and notes that, so that the next change of the selection is compared with this one.
  func setSelected(_ isSelected: Bool, rowAt path: RowPath, animated: Bool) { abstract() }
  /// Called after the list has changed the view, so that the next change of the selection is compared with this one.
  func noteSelection() {}

  // MARK: Updating

  /// Shows the content from scratch, with no row selected.
  func reload() { abstract() }
  func perform(
    _ changes: SectionedChanges, animated: Bool, commit: () -> Void,
    completion: @escaping @MainActor () -> Void
  ) { abstract() }
  func reloadRows(at paths: [RowPath]) { abstract() }
  /// Shows new headers and footers of sections whose rows stay.
  func reloadHeaderFooters(ofSections sections: [Int]) { abstract() }
  /// Gives rows the heights that they have now.
  func adjustHeights() { abstract() }

  // MARK: Reporting

  /// What to do about events that the view doesn't deliver to rows, by their names.
  var unsupportedEvents: [String: String] { [:] }

  final func abstract() -> Never { preconditionFailure("every subclass overrides this") }
}
