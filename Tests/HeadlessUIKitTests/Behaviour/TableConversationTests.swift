import Foundation
import HeadlessUIKit
import Testing

/// A data source and delegate that records the table's calls.
private final class Scribe: NSObject, UITableViewDataSource, UITableViewDelegate {
  var count = 3
  var entries: [String] = []

  func numberOfSections(in tableView: UITableView) -> Int {
    entries.append("sections")
    return 1
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    entries.append("rows")
    return count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? ScribedCell)?.scribe = self
    entries.append("cell \(indexPath.row)")
    return cell
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { entries.append("display \(indexPath.row)") }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { entries.append("end \(indexPath.row)") }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.row != 1
  }
}

private final class ScribedCell: UITableViewCell {
  weak var scribe: Scribe?

  override func prepareForReuse() {
    super.prepareForReuse()
    scribe?.entries.append("prepare")
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    scribe?.entries.append("edits: \(editing)")
  }
}

/// The order in which a table calls its data source and delegate. Other libraries test for this order.
@MainActor
struct TableConversationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  private let scribe = Scribe()

  init() {
    table.register(ScribedCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = scribe
    table.delegate = scribe
  }

  private func show() {
    window.addSubview(table)
    table.layoutIfNeeded()
    scribe.entries = []
  }

  @Test func `the table requests the counts once, then all cells before it displays any`() {
    window.addSubview(table)
    table.layoutIfNeeded()
    #expect(
      scribe.entries == [
        "sections", "rows", "cell 0", "cell 1", "cell 2", "display 0", "display 1", "display 2",
      ])
  }

  @Test func `a reload requests counts at once, and cells at the next layout`() {
    show()
    table.reloadData()
    #expect(scribe.entries == ["end 0", "end 1", "end 2", "sections", "rows"])
    scribe.entries = []
    table.layoutIfNeeded()
    #expect(
      scribe.entries == [
        "prepare", "cell 0", "prepare", "cell 1", "prepare", "cell 2", "display 0", "display 1",
        "display 2",
      ])
  }

  @Test func `the cell that was queued last is dequeued first`() throws {
    show()
    let third = try #require(table.cellForRow(at: path(0, 2)))
    let second = try #require(table.cellForRow(at: path(0, 1)))
    scribe.count = 1
    table.deleteRows(at: [path(0, 1), path(0, 2)], with: .none)
    scribe.count = 2
    table.insertRows(at: [path(0, 1)], with: .none)
    #expect(table.cellForRow(at: path(0, 1)) === third)
    scribe.count = 3
    table.insertRows(at: [path(0, 2)], with: .none)
    #expect(table.cellForRow(at: path(0, 2)) === second)
  }

  @Test func `a batch requests counts once before and once after its changes`() {
    show()
    table.performBatchUpdates {
      scribe.entries.append("updates")
      scribe.count = 2
      table.deleteRows(at: [path(0, 0)], with: .fade)
    } completion: { [scribe] finished in
      scribe.entries.append("done: \(finished)")
    }
    #expect(scribe.entries == ["updates", "sections", "rows", "end 0"])
    UIKitLoop.turn()
    #expect(scribe.entries.last == "done: true")
  }

  @Test func `editing sets the state of editable cells, also of those dequeued later`() {
    show()
    table.setEditing(true, animated: true)
    #expect(scribe.entries == ["edits: true", "edits: true"])
    #expect(table.visibleCells.map(\.isEditing) == [true, false, true])
    #expect(table.cellForRow(at: path(0, 0))?.editingStyle == .delete)
    scribe.entries = []
    scribe.count = 4
    table.insertRows(at: [path(0, 3)], with: .none)
    #expect(table.cellForRow(at: path(0, 3))?.isEditing == true)
    table.setEditing(false, animated: false)
    #expect(table.visibleCells.allSatisfy { !$0.isEditing })
  }

  @Test
  func
    `without rows on screen, visible paths are nil, and paths in a rectangle are an empty array`()
  {
    scribe.count = 0
    show()
    #expect(table.indexPathsForVisibleRows == nil)
    #expect(table.indexPathsForRows(in: table.bounds) == [])
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test func `a table of no size, made without arguments, counts`() {
    let small = UITableView()
    #expect(small.style == .plain && small.numberOfSections == 0)
    small.dataSource = scribe
    #expect(small.numberOfSections == 1 && small.numberOfRows(inSection: 0) == 3)
    scribe.count = 5
    #expect(small.numberOfRows(inSection: 0) == 3)
    small.reloadData()
    #expect(small.numberOfRows(inSection: 0) == 5)
  }

  @Test func `a reload clears the selection, and a batch keeps it`() {
    show()
    table.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
    scribe.count = 4
    table.insertRows(at: [path(0, 0)], with: .none)
    #expect(table.indexPathForSelectedRow == path(0, 2))
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
  }
}
