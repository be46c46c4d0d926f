import HeadlessUIKit
import Testing

private final class HeadedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var headerHeight: CGFloat = 40
  var rowCount = 20
  var ended = 0

  func numberOfSections(in tableView: UITableView) -> Int { 3 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 2 ? rowCount : 20
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    headerHeight
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { ended += 1 }
}

@MainActor
struct `The heights of headers after a batch` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  private let rows = HeadedRows()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 44
    table.dataSource = rows
    table.delegate = rows
  }

  private func show() {
    window.addSubview(table)
    table.layoutIfNeeded()
  }

  @Test func `are asked for again, also off screen`() {
    table.sectionFooterHeight = 0
    show()
    let top = table.rect(forSection: 2).minY
    rows.headerHeight = 80
    table.beginUpdates()
    table.endUpdates()
    #expect(table.rect(forSection: 2).minY - top == 80)
  }

  @Test func `start with those before it, so that no row leaves the screen for a moment`() {
    rows.headerHeight = UITableView.automaticDimension
    show()
    table.contentOffset.y = 22
    table.layoutIfNeeded()
    rows.ended = 0
    rows.rowCount = 19
    table.deleteRows(at: [IndexPath(row: 19, section: 2)], with: .none)
    #expect(rows.ended == 0)
    #expect(table.indexPathsForVisibleRows?.count == 11)
  }
}
