import TypedCells

/// Everything that a ``ListViewHost`` needs from its view. Tables and collection views differ only here.
@MainActor
protocol ListViewAdapter<View>: AnyObject {
  associatedtype View: _HostedListView
  typealias Cell = View.BaseCell
  typealias HeaderFooterView = View.BaseHeaderFooter

  /// The view, which the adapter holds weakly.
  var view: View? { get }
  /// The host, which the adapter holds weakly.
  var host: ListViewHost<View>? { get set }

  /// Where the views of each identifier come from: a class, or a nib that was registered with the view or is missing.
  var cellSources: [ReuseIdentifier: ViewSource<Cell>] { get set }
  var headerFooterSources: [ReuseIdentifier: ViewSource<HeaderFooterView>] { get set }

  // MARK: Connecting

  /// Makes the host the view's data source and delegate.
  func connect()

  // MARK: Registering and dequeuing

  func register(_ nib: NSNib?, ofClass cellClass: Cell.Type, as identifier: ReuseIdentifier)
  func register(
    headerFooter nib: NSNib?, ofClass viewClass: HeaderFooterView.Type,
    as identifier: ReuseIdentifier
  )
  func makeEmptyCell() -> Cell
  func makeEmptyHeaderFooter() -> HeaderFooterView

  // MARK: Visible cells

  /// The cells that the view has, also those that it keeps off screen, in any order.
  var cells: [VisibleCell<Cell>] { get }
  /// The headers and footers that the view has, without titles.
  var headerFooters: [VisibleHeaderFooter<HeaderFooterView>] { get }
  /// The objects to which AppKit's delegate methods refer when a row comes on screen, with their rows.
  var displays: [(path: RowPath, object: AnyObject)] { get }
  func scroll(
    to path: RowPath, at position: RowScrollPosition, animated: Bool,
    completion: @escaping @MainActor () -> Void
  )

  // MARK: Places

  /// Returns where a row is in the view, also off screen; `nil` if the view doesn't know it.
  func frame(ofRowAt path: RowPath) -> CGRect?
  /// Whether the view scrolls horizontally; `false` by default.
  var scrollsSideways: Bool { get }

  // MARK: Selection

  var allowsSelection: Bool { get set }
  var allowsMultipleSelection: Bool { get set }
  var selectedPaths: [RowPath] { get }
  func isSelected(rowAt path: RowPath) -> Bool
  /// Selects or deselects a row, and notes that, so that the next change of the selection is compared with this one.
  func setSelected(_ isSelected: Bool, rowAt path: RowPath, animated: Bool)
  /// Called after the list has changed the view, so that the next change of the selection is compared with this one.
  func noteSelection()

  // MARK: Updating

  /// Shows the content from scratch, with no row selected.
  func reload()
  func perform(
    _ changes: SectionedChanges, animated: Bool, commit: () -> Void,
    completion: @escaping @MainActor () -> Void
  )
  func reloadRows(at paths: [RowPath])
  /// Shows new headers and footers of sections whose rows stay.
  func reloadHeaderFooters(ofSections sections: [Int])
  /// Gives rows the heights that they have now.
  func adjustHeights()

  // MARK: Reporting

  /// What to do about events that the view doesn't deliver to rows, by their names.
  var unsupportedEvents: [String: String] { get }
}

extension ListViewAdapter {
  func noteSelection() {}
  var scrollsSideways: Bool { false }
}
