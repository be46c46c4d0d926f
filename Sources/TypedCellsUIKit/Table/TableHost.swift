public import TypedCells

/// Shows a list in a `UITableView`.
public typealias TableHost = ListViewHost<UITableView>

/// A list in a `UITableView`, for stored properties.
///
/// ```swift
/// final class PeopleViewController: UITableViewController {
///   private lazy var list = TableList(tableView)
/// }
/// ```
public typealias TableList = ListDriver<TableHost>

/// The optional delegate methods that a table calls, chosen when the list is created.
public struct TableOptions: Sendable {
  /// Whether the table asks rows, headers and footers for estimated heights.
  ///
  /// A table asks for the estimates of all rows whenever it is reloaded. Turn this off for lists of very
  /// many rows: the table then assumes its own `estimatedRowHeight` until a row comes on screen. Rows in
  /// `LazyRows` have the table's estimate in any case, because asking them would create all of them. If the
  /// table's own estimates are turned off (0), rows aren't asked either.
  public var asksForEstimates = true

  /// Creates the default options.
  ///
  /// - Parameter asksForEstimates: whether the table asks rows for estimated heights.
  public init(asksForEstimates: Bool = true) {
    self.asksForEstimates = asksForEstimates
  }
}

extension ListViewHost where View == UITableView {
  /// Creates a host for a table.
  ///
  /// - Parameters:
  ///   - tableView: the table, which the host doesn't keep alive.
  ///   - options: the optional delegate methods that the table calls.
  public convenience init(_ tableView: UITableView, options: TableOptions = TableOptions()) {
    self.init(TableAdapter(tableView, options: options))
    ownDelegate = tableView.delegate
  }

  var tableAdapter: TableAdapter? { adapter as? TableAdapter }

  /// The table, which the host doesn't keep alive.
  public var tableView: UITableView? { adapter.view }

  /// Your own delegate, which the host doesn't keep alive.
  ///
  /// It hears everything that rows hear: selections and taps on accessories before the row, whose handler may change the
  /// content, everything else after it. If UIKit asks something, the row answers if it handles
  /// the event, otherwise your delegate, otherwise the table behaves as without a delegate. Messages that
  /// have nothing to do with rows, for example about scrolling, go straight to your delegate.
  ///
  /// At first this is the delegate that the table had: for the table of a `UITableViewController`, the
  /// controller, so delegate methods that you override in a subclass run. A delegate that you give the
  /// table later takes this role at the next change of the list.
  public var delegate: (any UITableViewDelegate)? {
    get { ownDelegate as? any UITableViewDelegate }
    set { ownDelegate = newValue }
  }

  /// How rows and sections are inserted and deleted in animated changes.
  public var rowAnimation: UITableView.RowAnimation {
    get { tableAdapter?.rowAnimation ?? .automatic }
    set { tableAdapter?.rowAnimation = newValue }
  }

  /// Creates a cell from a registration without showing it, for `CellRegistry.audit`.
  ///
  /// - Parameter registration: the registration; the list needn't know it.
  /// - Returns: the cell, of style `.default` unless its class decides otherwise.
  /// - Throws: a ``DequeuingError`` if the nib or the prototype doesn't exist.
  public func makeCell(
    for registration: CellRegistration<UITableViewCell>
  ) throws(DequeuingError) -> UITableViewCell {
    let identifier = registration.identifier.rawValue
    // In a table of its own, so that this table learns no identifier by it.
    let table = UITableView()
    let maker = TableAdapter(table, options: TableOptions())
    maker.register(registration)
    let cell: UITableViewCell?
    switch maker.cellSources[registration.identifier] {
    case .missing(let error): throw error
    case .prototype: cell = tableView?.dequeueReusableCell(withIdentifier: identifier)
    default: cell = table.dequeueReusableCell(withIdentifier: identifier)
    }
    guard let cell else { throw .noPrototype(identifier) }
    return cell
  }
}

extension ListDriver where Host == TableHost {
  /// Creates a list in a table.
  ///
  /// If reading `tableView` loads a view whose `viewDidLoad` creates a list in this table, as with a `lazy var` that is
  /// read before the view is loaded, both are the same list.
  ///
  /// - Parameters:
  ///   - tableView: the table, which the list doesn't keep alive. The list replaces its data source and its
  ///     delegate; the delegate that it had still hears everything, see `host.delegate`.
  ///   - options: the optional delegate methods that the table calls.
  ///   - registry: the reuse identifiers of the list's cells.
  ///   - headerFooters: the reuse identifiers of the list's headers and footers.
  public convenience init(
    _ tableView: @autoclosure () -> UITableView,
    options: TableOptions = TableOptions(),
    registry: CellRegistry<UITableViewCell> = CellRegistry(),
    headerFooters: CellRegistry<UITableViewHeaderFooterView> = CellRegistry()
  ) {
    self.init(
      in: tableView, registry: registry, headerFooters: headerFooters, isSame: ===,
      makeHost: { TableHost($0, options: options) })
  }
}
