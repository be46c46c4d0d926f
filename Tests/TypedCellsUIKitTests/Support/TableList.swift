import HeadlessUIKit
import TypedCells
import TypedCellsUIKit

/// A list in a table, ten rows of 44 points tall, that keeps what goes wrong.
@MainActor
final class TableList {
  typealias Driver = TypedCellsUIKit.TableList

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  let table: UITableView
  let driver: ListDriver<TableHost>
  private(set) var failures: [ListFailure] = []

  init(style: UITableView.Style = .plain, inWindow: Bool = true) {
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: style)
    driver = ListDriver(table)
    driver.onFailure = { [weak self] in self?.failures.append($0) }
    if inWindow { window.addSubview(table) }
  }

  var host: TableHost { driver.host }

  func apply(
    animated: Bool = true,
    @SectionBuilder<UITableViewCell> _ sections: () -> [ListSection<UITableViewCell>]
  ) {
    driver.apply(animated: animated, sections)
    table.layoutIfNeeded()
  }

  /// Shows one section of rows.
  func show(@RowBuilder<UITableViewCell> rows: () -> RowList<UITableViewCell>) {
    apply { ListSection(id: 0, rows: rows) }
  }

  /// What is on screen, from top to bottom.
  var shown: [String] { table.visibleCells.map { $0.textLabel?.text ?? "–" } }

  func cell(_ section: Int, _ row: Int) -> UITableViewCell? {
    table.cellForRow(at: path(section, row))
  }

  /// Whether the table may send its delegate a message.
  func advertises(_ name: String) -> Bool {
    (table.delegate as? any SelectorResponding)?.implements(Selector(name)) ?? false
  }

  /// Whether the table may send its data source a message.
  func sourceAdvertises(_ name: String) -> Bool {
    (table.dataSource as? any SelectorResponding)?.implements(Selector(name)) ?? false
  }
}

func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

/// Collects what happens, in order.
@MainActor
final class Journal {
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  func removeAll() { entries = [] }
}

/// Lets what waits for the next turn of the main actor happen.
@MainActor
func nextTurn() async {
  for _ in 0..<3 { await Task.yield() }
}
