import Foundation
import HeadlessUIKit
import Testing

private final class NameCell: UITableViewCell {
  private(set) var reuses = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

private final class Names: NSObject, UITableViewDataSource {
  var names = ["Ada", "Grace", "Hedy"]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
}

/// Documented behaviour of UIKit. The tests import HeadlessUIKit, which is UIKit in a simulator.
@MainActor
struct `A table without TypedCells` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
  private let names = Names()

  init() {
    window.addSubview(table)
    window.isHidden = false
    table.register(NameCell.self, forCellReuseIdentifier: "name")
    table.dataSource = names
    table.layoutIfNeeded()
  }

  private var shown: [String?] { table.visibleCells.map { $0.textLabel?.text } }

  @Test func `shows the rows of its data source`() {
    #expect(shown == ["Ada", "Grace", "Hedy"])
    #expect(table.indexPathsForVisibleRows == (0..<3).map { IndexPath(row: $0, section: 0) })
  }

  @Test func `keeps the cells of rows that a batch doesn't change`() throws {
    let grace = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? NameCell)
    names.names = ["Grace", "Hedy", "Mary"]
    table.performBatchUpdates {
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    }
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === grace)
    #expect(grace.reuses == 0)
    #expect(table.numberOfRows(inSection: 0) == 3)
  }

  @Test func `loses its selection when it reloads`() {
    table.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.indexPathForSelectedRow == nil)
    #expect(shown == ["Ada", "Grace", "Hedy"])
  }
}
