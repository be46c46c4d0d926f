public import TypedCells

/// The connection of a list to its view-based `NSTableView`. It's the table's data source and delegate.
public typealias TableHost = ListViewHost<NSTableView>

/// A list in a view-based `NSTableView`.
///
/// ```swift
/// final class PeopleController: NSViewController {
///   private let tableView = NSTableView()
///   private lazy var list = TableList(tableView)
///
///   func show(_ names: [String]) {
///     list.apply {
///       ListSection(id: "people") {
///         for name in names { Row(TextCell.self, name).id(name) }
///       }
///     }
///   }
/// }
/// ```
///
/// Store it in a property, because the table doesn't retain it. The methods of a list are those of `ListDriver`, such as
/// `apply`, `select`, `scroll`, `send` and `onFailure`.
public typealias TableList = ListDriver<TableHost>

extension ListViewHost where View == NSTableView {
  /// Creates a host for a table.
  ///
  /// - Parameter tableView: the table, which the host doesn't keep alive.
  public convenience init(_ tableView: NSTableView) {
    self.init(TableAdapter(tableView))
    ownDelegate = tableView.delegate
  }

  var tableAdapter: TableAdapter? { (adapter as AnyObject) as? TableAdapter }

  /// The table, which the host doesn't keep alive.
  public var tableView: NSTableView? { adapter.view }

  /// Your own delegate, which the host doesn't keep alive; at first the one that the table had.
  ///
  /// It receives `tableViewSelectionDidChange(_:)`, `tableView(_:didAdd:forRow:)` and `tableView(_:didRemove:forRow:)`.
  /// It can also refuse selections, and return the row views, heights and actions of rows that declare none. The list
  /// passes on no other methods.
  public var delegate: (any NSTableViewDelegate)? {
    get { ownDelegate as? any NSTableViewDelegate }
    set { ownDelegate = newValue }
  }

  /// How rows are inserted and removed in animated changes.
  public var rowAnimation: NSTableView.AnimationOptions {
    get { tableAdapter?.rowAnimation ?? .effectFade }
    set { tableAdapter?.rowAnimation = newValue }
  }
}

extension ListDriver where Host == TableHost {
  /// Creates a list in a table.
  ///
  /// A table without columns gets one. The list fills the first column; headers fill the width of the table as group
  /// rows.
  ///
  /// - Parameters:
  ///   - tableView: the table, which the list doesn't keep alive. The list replaces its data source and its delegate;
  ///     the delegate that it had becomes `host.delegate`.
  ///   - registry: the reuse identifiers of the list's cells.
  ///   - headerFooters: the reuse identifiers of the list's headers and footers.
  public convenience init(
    _ tableView: NSTableView, registry: CellRegistry<NSTableCellView> = CellRegistry(),
    headerFooters: CellRegistry<NSTableCellView> = CellRegistry()
  ) {
    self.init(host: TableHost(tableView), registry: registry, headerFooters: headerFooters)
  }
}
