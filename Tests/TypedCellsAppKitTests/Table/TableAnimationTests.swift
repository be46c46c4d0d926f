import Testing
import TypedCells

@testable import TypedCellsAppKit

/// A table that notes the animations of its changes.
private final class NotingTable: NSTableView {
  private(set) var notes: [String] = []

  override func insertRows(
    at indexes: IndexSet, withAnimation animationOptions: NSTableView.AnimationOptions = []
  ) {
    notes.append("insert \(indexes.map { $0 }) \(animationOptions.rawValue)")
    super.insertRows(at: indexes, withAnimation: animationOptions)
  }

  override func removeRows(
    at indexes: IndexSet, withAnimation animationOptions: NSTableView.AnimationOptions = []
  ) {
    notes.append("remove \(indexes.map { $0 }) \(animationOptions.rawValue)")
    super.removeRows(at: indexes, withAnimation: animationOptions)
  }

  override func moveRow(at oldIndex: Int, to newIndex: Int) {
    let isAnimated = NSAnimationContext.current.duration > 0
    notes.append("move \(oldIndex) to \(newIndex), \(isAnimated ? "animated" : "at once")")
    super.moveRow(at: oldIndex, to: newIndex)
  }

  override func noteHeightOfRows(withIndexesChanged indexSet: IndexSet) {
    let isAnimated = NSAnimationContext.current.duration > 0
    notes.append("heights \(indexSet.map { $0 }), \(isAnimated ? "animated" : "at once")")
    super.noteHeightOfRows(withIndexesChanged: indexSet)
  }

  func takeNotes() -> [String] {
    defer { notes = [] }
    return notes
  }
}

@MainActor
@Suite(.serialized)
struct `Animations of an NSTableView` {
  private let table: NotingTable
  private let screen: Screen<NSTableView>
  private let list: TableList
  private let up = NSTableView.AnimationOptions.slideUp
  private let fade = NSTableView.AnimationOptions.effectFade
  private let both: NSTableView.AnimationOptions = [.slideUp, .effectFade]

  init() {
    table = NotingTable(frame: .zero)
    table.rowHeight = 20
    screen = Screen(table)
    list = TableList(table)
    list.apply(rows(["a", "b"]), animated: false)
    settle(table)
    _ = table.takeNotes()
  }

  private func rows(_ texts: [String]) -> [ListSection<NSTableCellView>] {
    [ListSection(id: 0) { for text in texts { Row(TextCell.self, text).id(text) } }]
  }

  private func show(_ texts: [String], _ animation: NSTableView.AnimationOptions) {
    list.apply(rowAnimation: animation) { rows(texts) }
  }

  @Test func `are chosen for a change, also if it waits for another one`() {
    var completed: [String] = []
    func complete(_ changes: SectionedChanges) { completed.append("\(changes)") }
    list.apply(rowAnimation: up, completion: complete) {
      ListSection(id: 0) {
        Row(TextCell.self, "b").id("b")
        Row(TextCell.self, "c").id("c").on(.willDisplay) { _ in
          // Queued, because the table is laying itself out.
          show(["c", "d"], both)
          list.host.rowAnimation = .effectFade
        }
      }
    }
    settle(table)
    #expect(
      table.takeNotes() == [
        "remove [0] \(up.rawValue)", "insert [1] \(up.rawValue)",
        "remove [0] \(both.rawValue)", "insert [1] \(both.rawValue)",
      ])
    #expect(completed == ["delete row 0.0, insert row 0.1"])
  }

  @Test func `are those of the host in other changes, and none without animation`() {
    list.apply(rows(["a"]))
    #expect(list.host.rowAnimation == fade)
    list.host.rowAnimation = up
    #expect(list.host.rowAnimation == up)
    show(["a", "b"], both)
    list.apply(rows(["a"]))
    list.apply(rows([]), animated: false)
    settle(table)
    #expect(
      table.takeNotes() == [
        "remove [1] \(fade.rawValue)", "insert [1] \(both.rawValue)", "remove [1] \(up.rawValue)",
        "remove [0] 0",
      ])
  }

  @Test func `take no time in moves of a change without animation, and as long as before later`() {
    let duration = NSAnimationContext.current.duration
    list.apply(rows(["b", "a"]), animated: false)
    settle(table)
    #expect(NSAnimationContext.current.duration == duration)
    list.apply(rows(["a", "b"]))
    settle(table)
    #expect(table.takeNotes() == ["move 1 to 0, at once", "move 1 to 0, animated"])
    #expect(NSAnimationContext.current.duration == duration)
  }

  @Test func `don't change heights, of which only those that differ are noted`() {
    func show(_ height: Double) {
      list.apply {
        ListSection(id: 0) {
          Row(TextCell.self, "a").id("a").height(height)
          Row(TextCell.self, "b").id("b")
        }
      }
      settle(table)
    }
    show(30)
    _ = table.takeNotes()
    show(40)
    #expect(table.takeNotes() == ["heights [0], at once"])
    show(40)
    #expect(table.takeNotes().isEmpty)
    // The table will request all heights anyway.
    list.host.reload()
    list.refreshVisible()
    #expect(table.takeNotes().isEmpty)
  }

  @Test func `aren't needed for a title that changes`() {
    func show(_ title: String) {
      list.apply {
        ListSection(id: 0, header: title, footer: title) { Row(TextCell.self, "a").id("a") }
      }
      settle(table)
    }
    show("3 people")
    _ = table.takeNotes()
    show("4 people")
    #expect(table.takeNotes().isEmpty)
    let titles = [0, 2].map {
      (table.view(atColumn: 0, row: $0, makeIfNecessary: false) as? TitleCell)?.label.stringValue
    }
    #expect(titles == ["4 people", "4 people"])
  }
}
