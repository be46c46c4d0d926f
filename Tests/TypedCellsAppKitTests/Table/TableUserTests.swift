import Testing
import TypedCells

@testable import TypedCellsAppKit

private final class CountCell: BaseCell, Updatable {
  let counted = CellEvent<Int>()
}

/// The actions of a user in a table.
@MainActor
@Suite(.serialized)
struct `The user of an NSTableView` {
  private final class Log {
    var lines: [String] = []
  }

  private let screen = TableScreen()
  private let log = Log()
  private var list: TableList { screen.list }
  private var table: NSTableView { screen.table }

  /// Shows a header and rows that log their selection. The row "locked" refuses it.
  private func show(_ texts: [String]) {
    list.apply {
      ListSection(id: 0, header: "title") {
        for text in texts {
          Row(TextCell.self, text).id(text)
            .on(.select) { [log] in log.lines.append("+\($0)") }
            .on(.deselect) { [log] in log.lines.append("-\($0)") }
            .on(.shouldSelect) { $0 != "locked" }
        }
      }
    }
    settle(table)
  }

  @Test func `selects one row, which deselects the other`() {
    show(["a", "b"])
    screen.click(1)
    screen.click(2)
    #expect(log.lines == ["+a", "-a", "+b"])
    #expect(list.selectedPaths == [RowPath(section: 0, row: 1)])
    #expect(list.isSelected("b"))
  }

  @Test func `selects several rows if the list allows it`() {
    show(["a", "b"])
    list.selectionMode = .multiple
    #expect(table.allowsMultipleSelection)
    screen.click(1)
    screen.click(2, extending: true)
    #expect(log.lines == ["+a", "+b"])
    #expect(list.selectedPaths.map(\.row) == [0, 1])
  }

  @Test func `can't select headers, rows that refuse it, or any row in the mode none`() {
    show(["a", "locked"])
    screen.click(1)
    screen.click(0)
    screen.click(2)
    #expect(list.selectedPaths.map(\.row) == [0])
    list.selectionMode = .none
    #expect(list.selectedPaths.isEmpty)
    screen.click(1)
    #expect(list.selectedPaths.isEmpty)
    #expect(log.lines == ["+a"])
  }

  @Test func `selects a row for a moment`() {
    show(["a"])
    list.selectionMode = .momentary
    screen.click(1)
    screen.click(1)
    #expect(log.lines == ["+a", "+a"])
    #expect(table.selectedRowIndexes.isEmpty)
  }

  @Test func `keeps the selection when rows move, and loses it when they are deleted`() {
    final class Observer {
      var count = 0
    }
    let observer = Observer()
    show(["a", "b", "c"])
    screen.click(3)
    log.lines = []
    list.onSelectionChange(weak: observer) { $0.count += 1 }
    show(["c", "new", "a"])
    #expect(list.isSelected("c"))
    #expect(table.selectedRowIndexes == [1])
    show(["a"])
    #expect(list.selectedPaths.isEmpty)
    #expect(observer.count == 1)
    #expect(log.lines.isEmpty)
  }

  @Test func `causes events, and a selection in code doesn't`() {
    show(["a", "b"])
    #expect(list.select("b"))
    list.deselect("b")
    #expect(list.select("a"))
    #expect(table.selectedRowIndexes == [1])
    #expect(log.lines.isEmpty)
    screen.click(2)
    #expect(log.lines == ["-a", "+b"])
  }

  @Test func `causes events for the rows that the user selects besides those that code selects`() {
    show(["a", "b", "c", "locked"])
    list.selectionMode = .multiple
    list.select("a")
    list.select("b")
    #expect(list.isSelected("a") && list.isSelected("b") && !list.isSelected("c"))
    list.deselect("b")
    screen.click(3, extending: true)
    #expect(log.lines == ["+c"])
    list.selectAll()
    #expect(table.selectedRowIndexes == [1, 2, 3])
    screen.click(2)
    #expect(log.lines == ["+c", "-a", "-c"])
  }

  @Test func `keeps the selection of rows whose section appears or disappears, without events`() {
    list.selectionMode = .multiple
    func show(pinned: [String], others: [String]) {
      list.apply {
        if !pinned.isEmpty {
          ListSection(id: "pinned", header: "Pinned") {
            for text in pinned {
              Row(TextCell.self, text).id(text).on(.deselect) { [log] in log.lines.append($0) }
            }
          }
        }
        ListSection(id: "others") {
          for text in others {
            Row(TextCell.self, text).id(text).on(.select) { [log] in log.lines.append($0) }
          }
        }
      }
      settle(table)
    }
    show(pinned: [], others: ["a", "b", "c"])
    list.select(ids: ["a", "b"])
    show(pinned: ["a"], others: ["b", "c"])
    #expect(list.selectedPaths == [RowPath(section: 0, row: 0), RowPath(section: 1, row: 0)])
    show(pinned: [], others: ["c", "b", "a"])
    #expect(table.selectedRowIndexes == [1, 2])
    #expect(log.lines.isEmpty)
  }

  @Test func `may cause a change of the content`() {
    show(["a", "b"])
    list.apply {
      ListSection(id: 0, header: "title") {
        Row(TextCell.self, "a").id("a").on(.select) { [list] _ in
          list.apply { ListSection(id: 0) { Row(TextCell.self, "other") } }
        }
      }
    }
    screen.click(1)
    #expect(screen.rows == ["other"])
  }

  @Test func `selects rows together, although the handler of the first changes the content`() {
    list.selectionMode = .multiple
    list.apply {
      ListSection(id: 0) {
        for text in ["a", "b"] {
          Row(TextCell.self, text).id(text).on(.select) { [list, log] text in
            log.lines.append("+\(text)")
            list.apply([])
          }
        }
      }
    }
    settle(table)
    table.selectRowIndexes([0, 1], byExtendingSelection: false)
    #expect(log.lines == ["+a", "+b"])
    #expect(screen.rows.isEmpty)
  }

  @Test func `performs the actions of a swipe`() {
    list.apply {
      ListSection(id: 0, header: "title") {
        Row(TextCell.self, "a")
          .on(.trailingSwipeActions) { [log] text in
            [
              RowAction("Flag") { log.lines.append("flag \(text)") },
              RowAction("Off") {}.disabled(),
              RowAction(
                "More",
                children: [
                  RowAction("Delete", style: .destructive) { log.lines.append("delete") },
                  RowAction("Move", children: [RowAction("Up") { log.lines.append("up") }]),
                ]),
            ]
          }
          .on(.leadingSwipeActions) { _ in [RowAction("Read") {}] }
      }
    }
    settle(table)
    let actions = screen.actions(of: 1)
    #expect(actions.map(\.title) == ["Flag", "Delete", "Up"])
    #expect(actions.map(\.style) == [.regular, .destructive, .regular])
    #expect(screen.actions(of: 1, edge: .leading).map(\.title) == ["Read"])
    #expect(screen.actions(of: 0).isEmpty)
    #if !os(macOS)
      table.rowActionsVisible = true
      for action in actions { action.handler(action, 1) }
      #expect(log.lines == ["flag a", "delete", "up"])
      #expect(!table.rowActionsVisible, "the swipe is closed")
    #endif
  }

  @Test func `deletes a row that handles commitEdit`() {
    ListTexts.current.delete = "Remove"
    defer { ListTexts.current = ListTexts() }
    list.apply {
      ListSection(id: 0) {
        Row(TextCell.self, "a").on(.commitEdit) { [log] text, style in
          log.lines.append("\(style) \(text)")
        }
        Row(TextCell.self, "b").on(.commitEdit) { _, _ in }.on(.canEdit) { _ in false }
      }
    }
    settle(table)
    let actions = screen.actions(of: 0)
    #expect(actions.map(\.title) == ["Remove"])
    #expect(actions.map(\.style) == [.destructive])
    #expect(screen.actions(of: 0, edge: .leading).isEmpty)
    #expect(screen.actions(of: 1).isEmpty)
    #if !os(macOS)
      for action in actions { action.handler(action, 0) }
      #expect(log.lines == ["delete a"])
    #endif
  }

  @Test func `passes an event of a cell on to its row`() {
    list.apply {
      ListSection(id: 0) {
        Row(CountCell.self, "a").on(\.counted) { [log] text, number in
          log.lines.append("\(text) \(number)")
        }
      }
    }
    settle(table)
    (list.host.visibleCells.first?.cell as? CountCell)?.counted.send(7)
    #expect(log.lines == ["a 7"])
  }

  @Test func `is seen by the developer's delegate, which answers what rows don't`() {
    @MainActor final class Delegate: NSObject, NSTableViewDelegate {
      var lines: [String] = []
      func tableViewSelectionDidChange(_ notification: Notification) { lines.append("selection") }
      func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { row != 2 }
      func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat { 33 }
      func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int) {
        lines.append("add \(row)")
      }
      func tableView(
        _ tableView: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge
      ) -> [NSTableViewRowAction] {
        [NSTableViewRowAction(style: .regular, title: "own") { _, _ in }]
      }
    }
    var delegate: Delegate? = Delegate()
    list.host.delegate = delegate
    show(["a", "b"])
    #expect(delegate?.lines == ["add 0", "add 1", "add 2"])
    #expect(table.rect(ofRow: 1).height == 33)
    screen.click(2)
    #expect(list.selectedPaths.isEmpty)
    screen.click(1)
    #expect(delegate?.lines.last == "selection")
    #expect(log.lines == ["+a"])
    #expect(screen.actions(of: 1).map(\.title) == ["own"])
    delegate = nil
    #expect(list.host.delegate == nil)
    screen.click(2)
    #expect(list.isSelected("b"))
    #expect(screen.actions(of: 1).isEmpty)
  }

  @Test func `selects those of the proposed rows that the developer's delegate returns`() {
    @MainActor final class Delegate: NSObject, NSTableViewDelegate {
      var proposals: [IndexSet] = []

      func tableView(
        _ tableView: NSTableView,
        selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
      ) -> IndexSet {
        proposals.append(proposedSelectionIndexes)
        return proposedSelectionIndexes.filteredIndexSet { $0 != 2 }
      }
    }
    let delegate = Delegate()
    list.host.delegate = delegate
    #expect(list.host.delegate === delegate)
    list.selectionMode = .multiple
    show(["a", "b", "locked"])
    screen.click(1, extending: true)
    screen.click(2, extending: true)
    screen.click(3, extending: true)
    #expect(delegate.proposals == [[1], [1, 2], [1]], "rows that refuse aren't proposed to it")
    #expect(list.selectedPaths.map(\.row) == [0])
    #expect(log.lines == ["+a"])
  }
}
