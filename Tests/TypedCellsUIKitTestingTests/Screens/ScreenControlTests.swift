import Testing
import TypedCells

@testable import TypedCellsUIKitTesting

private final class LostSwitch: TodoTable {
  override func setDone(_ isDone: Bool, _ row: Int) {}
}

private final class LostText: TodoTable {
  override func setNote(_ note: String, _ row: Int) {}
}

private final class LostSteps: TodoTable {
  override func setCount(_ count: Int, _ row: Int) {}
}

private final class ForgottenTable: TodoTable {
  override func delete(_ row: Int) { todos.remove(at: row) }
}

private final class KeptIndexPath: TodoTable {
  override func row(of cell: UITableViewCell, madeAt path: IndexPath) -> Int? { path.row }
}

/// Keeps index paths, and updates all rows after each deletion, so that they are right.
private final class RenewedIndexPath: TodoTable {
  override func row(of cell: UITableViewCell, madeAt path: IndexPath) -> Int? { path.row }
  override func delete(_ row: Int) {
    todos.remove(at: row)
    tableView.reloadData()
  }
}

/// Asks before it deletes.
private class AskingTable: TodoTable {
  override func delete(_ row: Int) {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        self?.deleteNow(row)
      })
    present(alert, animated: true)
  }
  func deleteNow(_ row: Int) { super.delete(row) }
}

private final class ForgottenAfterAlert: AskingTable {
  override func deleteNow(_ row: Int) { todos.remove(at: row) }
}

private class SwipedTable: TodoTable {
  override func tableView(
    _ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Done") { [weak self] _, _, complete in
        self?.finish(path)
        complete(true)
      }
    ])
  }
  func finish(_ path: IndexPath) {
    todos[path.row].isDone = true
    tableView.reconfigureRows(at: [path])
  }
}

private final class ForgottenSwipe: SwipedTable {
  override func finish(_ path: IndexPath) { todos[path.row].isDone = true }
}

private class MenuTable: TodoTable {
  override func tableView(
    _ table: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      UIMenu(children: [UIAction(title: "Rename") { _ in self?.rename(path) }])
    }
  }
  func rename(_ path: IndexPath) {
    todos[path.row].title += "!"
    tableView.reconfigureRows(at: [path])
  }
}

private final class ForgottenMenu: MenuTable {
  override func rename(_ path: IndexPath) { todos[path.row].title += "!" }
}

@MainActor
struct `Controls in rows` {
  @Test func `of a correct screen are operated without a complaint`() {
    #expect(violations { TodoTable() } == [])
    #expect(
      violations {
        TodoTable()
      } changing: {
        $0.delete(0)
      } == [])
    #expect(violations { AskingTable() } == [])
    #expect(violations { SwipedTable() } == [])
    #expect(violations { MenuTable() } == [])
    #expect(violations { RenewedIndexPath() } == [])
  }

  @Test func `whose change is lost are reported with the row and the control`() {
    expectViolation(
      "screen.keepsEdits",
      containing: [
        "a tap on toggle in row 0.4 (TodoCell \"Jam\"), the change is lost", "toggle.isOn: ",
        "Store the change",
      ]
    ) { LostSwitch() }
    expectViolation(
      "screen.keepsEdits", containing: ["editing the text of field", "the change is lost"]
    ) { LostText() }
    expectViolation(
      "screen.keepsEdits", containing: ["a tap on stepper", "the change is lost"]
    ) { LostSteps() }
  }

  @Test func `that delete a row without the table are reported`() {
    expectViolation(
      "screen.keepsEdits",
      containing: [
        "a tap on deleting in row 0.4", "section 0 shows 5 rows, reloaded: 4", "is still shown",
        "`reloadData()`",
      ]
    ) { ForgottenTable() }
    expectViolation("screen.keepsEdits", containing: ["5 rows, reloaded: 4"]) {
      ForgottenAfterAlert()
    }
  }

  @Test func `that keep an index path are reported`() {
    expectViolation(
      "screen.controlsFindTheirRow",
      containing: ["row 0.0 (TodoCell \"Cake\")", "acts on another row: row 0.1", "index path"]
    ) { KeptIndexPath() }
  }

  @Test func `of swipes and menus are used`() {
    expectViolation("screen.keepsEdits", containing: ["the trailing swipe action 'Done' in row 0"])
    {
      ForgottenSwipe()
    }
    expectViolation("screen.keepsEdits", containing: ["'Rename' of the context menu in row 0"]) {
      ForgottenMenu()
    }
  }
}
