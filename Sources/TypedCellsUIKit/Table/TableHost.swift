public import TypedCells

/// The connection of a list to its `UITableView`. It's the table's data source and delegate.
///
/// `TableList(tableView)` creates one. You reach it as `list.host`, for example to set ``ListViewHost/rowAnimation`` or
/// a delegate of your own.
public typealias TableHost = ListViewHost<UITableView>

/// A list in a `UITableView`.
///
/// ```swift
/// final class PeopleViewController: UITableViewController {
///   private lazy var list = TableList(tableView)
///
///   func show(_ people: [Person]) {
///     list.apply {
///       ListSection(id: "people", header: "People") {
///         for person in people { Row(PersonCell.self, person) }
///       }
///     }
///   }
/// }
/// ```
///
/// Store it in a property, because the table doesn't retain it. A `lazy` one is created when it is first used, so that
/// the table exists. The methods of a list are those of `ListDriver`, such as `apply`, `select`, `scroll`, `send` and
/// `onFailure`.
public typealias TableList = ListDriver<TableHost>

extension ListViewHost where View == UITableView {
  /// Creates a host for a table.
  ///
  /// - Parameter tableView: the table, which the host holds weakly.
  public convenience init(_ tableView: UITableView) {
    self.init(TableAdapter(tableView))
    ownDelegate = ListViewDelegate.own(behind: tableView.delegate)
  }

  var tableAdapter: TableAdapter? { (adapter as AnyObject) as? TableAdapter }

  /// The table, which the host holds weakly.
  public var tableView: UITableView? { adapter.view }

  /// Your own delegate, which the host holds weakly.
  ///
  /// The list forwards every event to it: selections, primary actions and taps on accessories before the row's handler
  /// is called, because the handler can change the content, and other events after it. If a method returns a value, the row's
  /// handler comes first: your delegate's method is called only if the row doesn't handle the event. If your delegate
  /// doesn't implement it either, UIKit's default applies. Messages that aren't about rows, such as those of
  /// `UIScrollViewDelegate`, are forwarded directly.
  ///
  /// The initial value is the table's delegate when the list is created. In a `UITableViewController` that is the
  /// controller, so UIKit calls the delegate methods of your subclass. If you set the table's delegate later, the list
  /// takes it over at the next change.
  public var delegate: (any UITableViewDelegate)? {
    get { ownDelegate as? any UITableViewDelegate }
    set { ownDelegate = newValue }
  }

  /// The animation of insertions and deletions in animated changes.
  public var rowAnimation: UITableView.RowAnimation {
    get { tableAdapter?.rowAnimation ?? .automatic }
    set { tableAdapter?.rowAnimation = newValue }
  }

  /// Creates a cell from a registration without showing it, for `CellRegistry.audit`.
  ///
  /// - Parameter registration: the registration, which the list's registry doesn't have to contain.
  /// - Returns: the cell. Its style is `.default`, unless its class chooses another one.
  /// - Throws: a ``DequeuingError`` if the nib or the prototype doesn't exist.
  public func makeCell(
    for registration: CellRegistration<UITableViewCell>
  ) throws(DequeuingError) -> UITableViewCell {
    let identifier = registration.identifier.rawValue
    // A separate table, so that nothing is registered with this one.
    let table = UITableView()
    let source = ViewSource(of: registration) { nib in
      TableAdapter(table).register(registration.cellClass, nib, as: identifier)
    }
    let cell: UITableViewCell?
    switch source {
    case .missing(let error): throw error
    case .prototype: cell = tableView?.dequeueReusableCell(withIdentifier: identifier)
    case .registered: cell = table.dequeueReusableCell(withIdentifier: identifier)
    }
    guard let cell else { throw .noPrototype(identifier) }
    return cell
  }
}

extension ListDriver where Host == TableHost {
  /// Creates a list in a table.
  ///
  /// If reading `tableView` loads a view whose `viewDidLoad` creates a list in this table, as with a `lazy var` that is
  /// read before the view is loaded, both share one list.
  ///
  /// - Parameters:
  ///   - tableView: the table, which the list holds weakly. The list replaces its data source and its delegate, and
  ///     forwards to the delegate that it had; see `host.delegate`.
  ///   - registry: the reuse identifiers of the list's cells.
  ///   - headerFooters: the reuse identifiers of the list's headers and footers.
  public convenience init(
    _ tableView: @autoclosure () -> UITableView,
    registry: CellRegistry<UITableViewCell> = CellRegistry(),
    headerFooters: CellRegistry<UITableViewHeaderFooterView> = CellRegistry()
  ) {
    self.init(
      in: tableView, registry: registry, headerFooters: headerFooters, isSame: ===,
      makeHost: { TableHost($0) })
  }
}
