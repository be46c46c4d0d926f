import Foundation
import HeadlessUIKit
import Testing

/// A delegate that records its calls.
private final class Diary: NSObject, UITableViewDelegate {
  var entries: [String] = []
  var refuses = false

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    !refuses
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    entries.append("highlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    entries.append("unhighlight \(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    entries.append("will select \(indexPath.row)")
    return indexPath.row == 9 ? nil : indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    entries.append("select \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    entries.append("deselect \(indexPath.row)")
  }
}

/// A data source whose rows can be deleted and moved.
private final class EditableTitles: NSObject, UITableViewDataSource {
  var rows = ["a", "b", "c"]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.row != 2
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
}

private final class Swipes: NSObject, UITableViewDelegate {
  var chosen: [String] = []

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, completion in
      self?.chosen.append("flag \(indexPath.row)")
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: indexPath.row == 0 ? [flag] : [])
  }
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [
        UIAction(title: "Copy") { [weak self] _ in self?.chosen.append("copy") },
        UIAction(title: "Never", attributes: .disabled) { _ in },
      ])
    }
  }
}

@MainActor
struct TableUserTests {
  private let screen = TableScreen([numbers(0..<30)])
  private let diary = Diary()

  @Test func `a tap selects, and calls the delegate in UIKit's order`() {
    screen.table.delegate = diary
    #expect(screen.table.user.tapRow(at: path(0, 1)))
    #expect(diary.entries == ["highlight 1", "unhighlight 1", "will select 1", "select 1"])
    diary.entries = []
    #expect(screen.table.user.tapRow(at: path(0, 2)))
    #expect(
      diary.entries == ["highlight 2", "unhighlight 2", "will select 2", "deselect 1", "select 2"])
    #expect(screen.table.indexPathsForSelectedRows == [path(0, 2)])
    #expect(screen.table.cellForRow(at: path(0, 1))?.isSelected == false)
    #expect(screen.table.cellForRow(at: path(0, 2))?.isSelected == true)
  }

  @Test func `a row can refuse the selection`() {
    screen.table.delegate = diary
    #expect(!screen.table.user.tapRow(at: path(0, 9)))
    diary.entries = []
    diary.refuses = true
    #expect(!screen.table.user.tapRow(at: path(0, 1)))
    #expect(diary.entries.isEmpty)
    screen.table.allowsSelection = false
    diary.refuses = false
    #expect(!screen.table.user.tapRow(at: path(0, 1)))
  }

  @Test func `a finger touches only rows on screen`() {
    #expect(!screen.table.user.tapRow(at: path(0, 20)))
    #expect(!TableScreen([["a"]], inWindow: false).table.user.tapRow(at: path(0, 0)))
  }

  @Test func `a second tap deselects if multiple selection is allowed`() {
    screen.table.allowsMultipleSelection = true
    screen.table.delegate = diary
    screen.table.user.tapRow(at: path(0, 1))
    screen.table.user.tapRow(at: path(0, 2))
    #expect(!screen.table.user.tapRow(at: path(0, 1)))
    #expect(screen.table.indexPathsForSelectedRows == [path(0, 2)])
    #expect(diary.entries.last == "deselect 1")
  }

  @Test func `selection from code doesn't call the delegate`() {
    screen.table.delegate = diary
    screen.table.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
    screen.table.deselectRow(at: path(0, 1), animated: false)
    #expect(diary.entries.isEmpty)
  }

  @Test func `a swipe deletes only if the data source can`() throws {
    let editable = EditableTitles()
    screen.table.dataSource = editable
    let swipe = try #require(screen.table.user.swipeRow(at: path(0, 0), from: .trailing))
    #expect(swipe.titles == ["Delete"])
    #expect(swipe.swipeOn())
    #expect(screen.shown == ["b", "c"])
    editable.rows = ["a", "b", "c"]
    screen.table.reloadData()
    #expect(screen.table.user.swipeRow(at: path(0, 2), from: .trailing) == nil)
    #expect(screen.table.user.swipeRow(at: path(0, 0), from: .leading) == nil)
  }

  @Test func `after a failed deletion, a data source that cannot commit offers no swipe`() {
    screen.table.setEditing(true, animated: false)
    #expect(!screen.table.user.tapEditControl(ofRowAt: path(0, 0)))
    screen.table.setEditing(false, animated: false)
    #expect(screen.table.user.swipeRow(at: path(0, 0), from: .trailing) == nil)
  }

  @Test func `the delegate's swipe actions replace the delete action`() throws {
    let swipes = Swipes()
    screen.table.delegate = swipes
    let swipe = try #require(screen.table.user.swipeRow(at: path(0, 0), from: .trailing))
    #expect(swipe.titles == ["Flag"])
    #expect(!swipe.tap("Delete"))
    #expect(swipe.tap("Flag"))
    #expect(swipes.chosen == ["flag 0"])
    #expect(screen.table.user.swipeRow(at: path(0, 1), from: .trailing) == nil)
  }

  @Test func `a long press shows a menu whose disabled actions can't be chosen`() throws {
    let swipes = Swipes()
    screen.table.delegate = swipes
    let menu = try #require(screen.table.user.longPressRow(at: path(0, 0)))
    #expect(menu.titles == ["Copy"])
    #expect(menu.choose("Copy"))
    #expect(!menu.choose("Never"))
    #expect(swipes.chosen == ["copy"])
  }

  @Test func `rows are dragged in a table that is edited, if the data source can move them`() {
    let editable = EditableTitles()
    screen.table.dataSource = editable
    #expect(screen.table.user.dragRow(from: path(0, 0), to: path(0, 2)) == nil)
    screen.table.setEditing(true, animated: false)
    #expect(screen.table.user.dragRow(from: path(0, 0), to: path(0, 2)) == path(0, 2))
    #expect(screen.shown == ["b", "c", "a"])
    screen.table.dataSource = screen.titles
    #expect(screen.table.user.dragRow(from: path(0, 0), to: path(0, 2)) == nil)
    #expect(screen.shown.first == "0")
  }
}
