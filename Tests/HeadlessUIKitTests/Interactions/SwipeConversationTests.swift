import Foundation
import HeadlessUIKit
import Testing

/// A data source and delegate that record the calls for swipes, taps and editing controls.
private final class Log: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows = numbers(0..<4)
  var calls: [String] = []
  var performsFirst = true
  var legacy: [UITableViewRowAction]?
  var style = UITableViewCell.EditingStyle.delete

  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
    cell.accessoryType = path.row == 1 ? .detailButton : .disclosureIndicator
    return cell
  }
  func tableView(
    _ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
  ) {
    calls.append("commit \(style) \(path.row)")
    guard style == .delete else { return }
    rows.remove(at: path.row)
    table.deleteRows(at: [path], with: .automatic)
  }
  func tableView(_ table: UITableView, willBeginEditingRowAt path: IndexPath) {
    calls.append("will edit \(path.row)")
  }
  func tableView(_ table: UITableView, didEndEditingRowAt path: IndexPath?) {
    calls.append("edited \(path?.row ?? -1)")
  }
  func tableView(
    _ table: UITableView, titleForDeleteConfirmationButtonForRowAt path: IndexPath
  ) -> String? { path.row == 0 ? nil : "Drop \(path.row)" }
  func tableView(
    _ table: UITableView, editingStyleForRowAt path: IndexPath
  ) -> UITableViewCell.EditingStyle { style }
  func tableView(_ table: UITableView, editActionsForRowAt path: IndexPath)
    -> [UITableViewRowAction]?
  { legacy }
  func tableView(
    _ table: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let actions = ["Pin", "Mute"].enumerated().map { index, title in
      UIContextualAction(style: index == 0 ? .normal : .destructive, title: title) {
        [weak self] action, view, complete in
        let isCell = view === table.cellForRow(at: path)
        self?.calls.append("\(action.title ?? "–") \(path.row), cell: \(isCell)")
        complete(title == "Mute")
      }
    }
    let configuration = UISwipeActionsConfiguration(actions: path.row == 3 ? [] : actions)
    configuration.performsFirstActionWithFullSwipe = performsFirst
    return configuration
  }
  func tableView(_ table: UITableView, accessoryButtonTappedForRowWith path: IndexPath) {
    calls.append("accessory \(path.row)")
  }
}

@MainActor
struct `Conversations about swipes` {
  private let screen = TableScreen([])
  private let log = Log()

  init() {
    screen.table.dataSource = log
    screen.table.delegate = log
    screen.table.layoutIfNeeded()
  }

  @Test func `a deletion ends editing, without a row if the row is gone`() {
    let user = screen.table.user
    #expect(user.swipeRow(at: path(0, 0), from: .trailing)?.titles == ["Delete"])
    user.swipeRow(at: path(0, 0), from: .trailing)?.cancel()
    let last = user.swipeRow(at: path(0, 3), from: .trailing)
    #expect(last?.titles == ["Drop 3"] && last?.tap("Other") == false)
    #expect(last?.swipeOn() == true && last?.isOpen == false && last?.hasRemovedRow == false)
    #expect(last?.tap("Drop 3") == false)
    user.swipeRow(at: path(0, 1), from: .trailing)?.tap("Drop 1")
    #expect(
      log.calls == [
        "will edit 0", "will edit 0", "edited 0", "will edit 3", "commit delete 3", "edited -1",
        "will edit 1", "commit delete 1", "edited 1",
      ])
    #expect(log.rows == ["0", "2"])
  }

  @Test func `the leading actions are the delegate's`() {
    let user = screen.table.user
    #expect(user.swipeRow(at: path(0, 3), from: .leading) == nil)
    let pin = user.swipeRow(at: path(0, 2), from: .leading)
    #expect(pin?.titles == ["Pin", "Mute"] && pin?.swipeOn() == true)
    #expect(pin?.hasRemovedRow == false && screen.table.visibleCells.count == 4)
    log.performsFirst = false
    let mute = user.swipeRow(at: path(0, 1), from: .leading)
    let cell = screen.table.cellForRow(at: path(0, 1))
    #expect(mute?.swipeOn() == false && mute?.isOpen == true && mute?.tap("Mute") == true)
    #expect(mute?.hasRemovedRow == true && cell?.superview == nil)
    #expect(
      log.calls == [
        "will edit 2", "Pin 2, cell: true", "edited 2", "will edit 1", "Mute 1, cell: true",
        "edited 1",
      ])
  }

  @Test func `the state of a cell is swiped while its actions are visible`() throws {
    let cell = try #require(screen.table.cellForRow(at: path(0, 2)))
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isSwiped) }
    cell.layoutIfNeeded()
    let swipe = try #require(screen.table.user.swipeRow(at: path(0, 2), from: .leading))
    cell.layoutIfNeeded()
    swipe.cancel()
    cell.layoutIfNeeded()
    #expect(states == [false, true, false])
  }

  @Test func `row actions replace the delete button, and need a tap`() {
    var handled: [String] = []
    log.legacy = [
      UITableViewRowAction(style: .normal, title: "More") { action, path in
        handled.append("\(action.title ?? "–") \(path.row)")
      },
      UITableViewRowAction(style: .destructive, title: nil) { _, path in
        handled.append("none \(path.row)")
      },
    ]
    let user = screen.table.user
    let swipe = user.swipeRow(at: path(0, 1), from: .trailing)
    #expect(swipe?.titles == ["More", ""] && swipe?.swipeOn() == false)
    #expect(swipe?.tap("More") == true && swipe?.isOpen == false && swipe?.hasRemovedRow == false)
    #expect(user.swipeRow(at: path(0, 2), from: .trailing)?.tap("") == true)
    #expect(handled == ["More 1", "none 2"])
    log.legacy = []
    #expect(user.swipeRow(at: path(0, 2), from: .trailing) == nil)
  }

  @Test func `the control of a row commits its style`() {
    let user = screen.table.user
    #expect(!user.tapEditControl(ofRowAt: path(0, 0)))
    screen.table.setEditing(true, animated: false)
    #expect(user.swipeRow(at: path(0, 0), from: .trailing) == nil)
    #expect(user.tapEditControl(ofRowAt: path(0, 0)))
    log.style = .insert
    #expect(user.tapEditControl(ofRowAt: path(0, 1)))
    log.style = .none
    #expect(!user.tapEditControl(ofRowAt: path(0, 1)))
    screen.table.setEditing(false, animated: false)
    #expect(user.swipeRow(at: path(0, 1), from: .trailing) == nil)
    #expect(log.calls == ["commit delete 0", "commit insert 1"])
  }

  @Test func `a details button is tapped`() {
    let user = screen.table.user
    #expect(
      (0..<5).map { user.tapAccessory(ofRowAt: path(0, $0)) } == [
        false, true, false, false, false,
      ])
    screen.table.cellForRow(at: path(0, 1))?.accessoryView = UIView()
    #expect(!user.tapAccessory(ofRowAt: path(0, 1)))
    screen.table.cellForRow(at: path(0, 2))?.accessoryType = .detailDisclosureButton
    #expect(user.tapAccessory(ofRowAt: path(0, 2)))
    screen.table.delegate = nil
    #expect(!user.tapAccessory(ofRowAt: path(0, 2)))
    #expect(log.calls == ["accessory 1", "accessory 2"])
  }

  @Test func `in editing mode, the accessory of editing mode is tapped`() throws {
    let user = screen.table.user
    screen.table.setEditing(true, animated: false)
    #expect(!user.tapAccessory(ofRowAt: path(0, 1)), "the details button isn't on screen")
    let cell = try #require(screen.table.cellForRow(at: path(0, 2)))
    cell.accessoryView = UIView()
    cell.editingAccessoryType = .detailButton
    #expect(user.tapAccessory(ofRowAt: path(0, 2)))
    cell.editingAccessoryView = UIView()
    #expect(!user.tapAccessory(ofRowAt: path(0, 2)))
    #expect(log.calls == ["accessory 2"])
  }

  @Test func `a title of the index scrolls to the section that the data source returns`() {
    final class Indexed: NSObject, UITableViewDataSource {
      var asked: [String] = []
      func numberOfSections(in table: UITableView) -> Int { 5 }
      func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
      func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        table.dequeueReusableCell(withIdentifier: "cell", for: path)
      }
      func sectionIndexTitles(for table: UITableView) -> [String]? { ["a", "b", "c"] }
      func tableView(
        _ table: UITableView, sectionForSectionIndexTitle title: String, at index: Int
      ) -> Int {
        asked.append("\(title) \(index)")
        return index + 1
      }
    }
    let indexed = Indexed()
    screen.table.dataSource = indexed
    #expect(screen.table.user.tapIndexTitle("b") && screen.table.contentOffset.y == 792)
    #expect(!screen.table.user.tapIndexTitle("x") && screen.table.contentOffset.y == 792)
    #expect(indexed.asked == ["b 1"])
    #expect(!TableScreen([["a"]]).table.user.tapIndexTitle("a"))
  }

  @Test func `two fingers select rows, and enter editing mode if they have to`() {
    final class Two: NSObject, UITableViewDelegate {
      var calls: [String] = []
      func tableView(
        _ table: UITableView, shouldBeginMultipleSelectionInteractionAt path: IndexPath
      ) -> Bool { path.row != 3 }
      func tableView(
        _ table: UITableView, didBeginMultipleSelectionInteractionAt path: IndexPath
      ) { calls.append("begin \(path.row), editing: \(table.isEditing)") }
      func tableViewDidEndMultipleSelectionInteraction(_ table: UITableView) {
        calls.append("end")
      }
      func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
        calls.append("select \(path.row)")
      }
    }
    let two = Two()
    screen.table.delegate = two
    screen.table.allowsMultipleSelection = true
    screen.table.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
    #expect(screen.table.user.dragTwoFingers(from: path(0, 0), to: path(0, 2)))
    #expect(!screen.table.user.dragTwoFingers(from: path(0, 3), to: path(0, 2)))
    #expect(screen.table.indexPathsForSelectedRows == (0..<3).map { path(0, $0) })
    // The selection is cleared when editing begins.
    screen.table.allowsMultipleSelection = false
    screen.table.allowsMultipleSelectionDuringEditing = true
    #expect(screen.table.user.dragTwoFingers(from: path(0, 2), to: path(0, 1)))
    #expect(
      two.calls == [
        "begin 0, editing: false", "select 0", "select 2", "end", "begin 2, editing: true",
        "select 2", "end",
      ])
  }
}
