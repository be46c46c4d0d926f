public import TypedCells

/// Shows a list in a table.
///
/// ```swift
/// let list = ListDriver(tableView)  // keep it: it owns the content
/// list.apply { ListSection(id: 0) { Row(TextCell.self, "Hello") } }
/// ```
///
/// The host is the table's data source and its delegate. A delegate of your own may hear what rows hear,
/// and answers what they do not: see ``delegate``. The table is told of those optional methods only
/// that rows handle, or your delegate implements.
@MainActor
public final class TableHost: ListHost {
  /// The table; the host does not keep it.
  public private(set) weak var tableView: UITableView?

  /// Your own delegate, which is not kept.
  ///
  /// It is told what rows are told, after them. What a table asks is answered by the row, if it
  /// handles the event, else by this delegate, else as if nobody had been asked. What rows have no
  /// part in, as scrolling, goes to this delegate alone.
  ///
  /// At first it is the delegate that the table had, unless that is a `UITableViewController`, which
  /// is every table's delegate that it makes. A delegate that the table is given later takes its place
  /// with the next change of the list.
  public weak var delegate: (any UITableViewDelegate)? {
    didSet { advertise(anew: true) }
  }

  /// How rows and sections come and go in changes that are animated.
  public var rowAnimation = UITableView.RowAnimation.automatic

  private(set) weak var list: ListContent<TableHost>?

  // Tables keep neither.
  var source: TableSource?
  var tableDelegate: TableDelegate?
  var prefetcher: TablePrefetcher?

  var sources: [ReuseIdentifier: ViewSource] = [:]
  var headerFooterSources: [ReuseIdentifier: ViewSource] = [:]
  var givenCells = GivenCells()
  var shownRows = ShownViews<AnyRow<UITableViewCell>>()
  var shownHeaderFooters = ShownViews<AnyHeaderFooter>()

  /// The row that the user is just dropping.
  var userMove: UserMove?
  /// What the table takes the content to be until it is reloaded.
  private var countsInTable: [Int]?
  /// Whether the change that is being carried out is one that the user sees happen.
  var isAnimating = false

  /// Creates a host; a driver brings the content.
  ///
  /// - Parameter tableView: the table.
  public init(_ tableView: UITableView) {
    self.tableView = tableView
    delegate = tableView.delegate is UITableViewController ? nil : tableView.delegate
  }

  /// Starts to show the content of a driver in the table.
  ///
  /// - Parameter content: the content to show, which the host keeps weakly.
  public func attach(to content: ListContent<TableHost>) {
    list = content
    advertise()
    tableView?.reloadData()
  }

  // MARK: Counting

  /// Whether the table is ahead of the content, so that its paths mean nothing.
  var isOutOfStep: Bool { countsInTable != nil }

  var sectionCount: Int { countsInTable?.count ?? list?.sections.count ?? 0 }

  func rowCount(inSection section: Int) -> Int {
    if let countsInTable {
      return countsInTable.indices.contains(section) ? countsInTable[section] : 0
    }
    return list?.rowCount(in: section) ?? 0
  }

  // MARK: A row that the user drops

  /// Tells a row that the user moved it.
  ///
  /// The table has the row in its new place as soon as this returns. If the content has not, since
  /// the row's handler did something else, the table is reloaded in the next turn of the main actor;
  /// in this one it must not be changed.
  func userDidMove(_ move: RowMove) {
    guard let list else { return }
    userMove = UserMove(move, in: list.sections.map(\.rows.count))
    list.moveRow(move)
    guard let userMove else { return }
    self.userMove = nil
    if !userMove.isDone { countsInTable = userMove.countsInView }
    Task { [weak self] in self?.settle() }
  }

  /// Shows what the user's move has left to be shown.
  private func settle() {
    if isOutOfStep { reload() } else { list?.refreshVisible() }
  }

  /// Shows everything from scratch, whatever the table showed.
  func reloadData() {
    countsInTable = nil
    givenCells.removeAll()
    tableView?.reloadData()
  }
}

extension ListDriver where Host == TableHost {
  /// A driver of a list in a table.
  ///
  /// - Parameters:
  ///   - tableView: the table, which the driver does not keep. Its data source and its delegate are
  ///     replaced; the delegate is passed on to, see ``TableHost/delegate``.
  ///   - registry: what the reuse identifiers of the list's cells stand for.
  ///   - headerFooters: the same for headers and footers.
  public convenience init(
    _ tableView: UITableView,
    registry: CellRegistry<UITableViewCell> = CellRegistry(),
    headerFooters: CellRegistry<UITableViewHeaderFooterView> = CellRegistry()
  ) {
    self.init(host: TableHost(tableView), registry: registry, headerFooters: headerFooters)
  }
}
