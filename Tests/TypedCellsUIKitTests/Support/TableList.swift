import HeadlessUIKit
import TypedCells
import TypedCellsUIKit

/// A list in a table that records its failures. Ten rows of 44 points fit.
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

  /// The texts of the cells on screen, from top to bottom.
  var shown: [String] { table.visibleCells.map { $0.textLabel?.text ?? "–" } }

  func cell(_ section: Int, _ row: Int) -> UITableViewCell? {
    table.cellForRow(at: path(section, row))
  }

  /// Whether the table's delegate reports that it implements a method.
  func advertises(_ name: String) -> Bool {
    (table.delegate as? any SelectorResponding)?.implements(Selector(name)) ?? false
  }

  /// Whether the table's data source reports that it implements a method.
  func sourceAdvertises(_ name: String) -> Bool {
    (table.dataSource as? any SelectorResponding)?.implements(Selector(name)) ?? false
  }
}

func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

/// Records events in order.
@MainActor
final class Journal {
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  func removeAll() { entries = [] }
}

/// Waits until work that is scheduled on the main actor has run.
@MainActor
func nextTurn() async {
  for _ in 0..<20 { await Task.yield() }
}

/// Waits until a condition is true, for ten seconds at most.
///
/// The end of an `async` handler can pass through other threads, so a number of turns of the main actor isn't enough.
@MainActor
func wait(until isTrue: () -> Bool) async {
  for turn in 0..<10_000 {
    if isTrue() { return }
    if turn < 100 { await Task.yield() } else { try? await Task.sleep(nanoseconds: 1_000_000) }
  }
}
