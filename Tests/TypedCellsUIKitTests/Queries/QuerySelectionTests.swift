import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsTesting

@testable import TypedCellsUIKit

private struct Unreadable: Error {}

@MainActor
struct `The selection of a list that follows a query` {
  @Test(arguments: QueryKind.all) func `stays over changes, and is reported when it differs`(
    kind: QueryKind
  ) async {
    let screen = QueryScreen(
      kind,
      sections: [.init(id: "a", rows: novels(0..<500)), .init(id: "b", rows: novels(500..<900))])
    await screen.rest()
    screen.list.selectionMode = .multiple
    for id in [2, 700] { #expect(screen.list.select(id, animated: false)) }
    screen.journal.removeAll()
    screen.query.change([1]) { content in
      content[0].rows[1].title = "one"
      content[0].rows.insert(Novel(1_000), at: 0)
      content[0].rows.swapAt(3, 400)
      content[1].rows.removeSubrange(0..<100)
    }
    await screen.rest()
    #expect(
      screen.list.selectedPaths == [RowPath(section: 0, row: 400), RowPath(section: 1, row: 100)])
    // A row that gets into another section.
    screen.query.change { content in
      let moved = content[0].rows.remove(at: 400)
      content[1].rows.insert(moved, at: 0)
    }
    await screen.rest()
    #expect(
      screen.list.selectedPaths == [RowPath(section: 1, row: 0), RowPath(section: 1, row: 101)])
    #expect(screen.journal.entries.isEmpty)
    screen.query.change { $0[1].rows.remove(at: 101) }
    await screen.rest()
    #expect(screen.list.selectedPaths == [RowPath(section: 1, row: 0)])
    #expect(screen.journal.entries == ["selection"])
    #expect(screen.failures.isEmpty)
  }

  @Test(arguments: QueryKind.all) func `contains all of 10,000 rows without reading them`(
    kind: QueryKind
  ) async {
    let screen = QueryScreen(kind, novels(0..<10_000))
    await screen.rest()
    screen.list.selectionMode = .multiple
    screen.query.reads = []
    screen.list.selectAll(animated: false)
    #expect(screen.list.selectedPaths.count == 10_000)
    screen.query.change([0]) { content in
      content[0].rows[0].title = "zero"
      content[0].rows.remove(at: 9_000)
    }
    await screen.rest()
    #expect(screen.list.selectedPaths.count == 9_999)
    #expect(screen.query.reads.count < 60)
  }

  @Test(arguments: QueryKind.all) func `passes the newest model to the handler`(
    kind: QueryKind
  ) async {
    let screen = QueryScreen(kind, novels(0..<100))
    await screen.rest()
    screen.query.change([3]) { $0[0].rows[3].title = "three" }
    await screen.rest()
    screen.tap(0, 3)
    #expect(screen.journal.entries.last == "open three")
    screen.scroll(toRow: 80)
    await screen.rest()
    screen.tap(0, 80)
    #expect(screen.journal.entries.last == "open 80")
  }

  @Test(arguments: QueryKind.all.filter(\.isLate))
  func `lacks rows that aren't read yet or can't be read, if they're disabled`(
    kind: QueryKind
  ) async {
    let screen = QueryScreen(kind, [], disablesHints: true)
    screen.query.delivery = .onDemand
    screen.query.change { $0[0].rows = novels(0..<3) }
    await wait { screen.query.waiting.count == 3 }
    screen.query.fail(2, with: Unreadable())
    await wait { screen.shown.last == "no 2" }
    #expect(screen.shown == ["… 0", "… 1", "no 2"])
    for row in 0..<3 {
      screen.tap(0, row)
      #expect(screen.swipe(0, row) == nil)
      #expect(screen.longPress(0, row) == nil)
      #expect(screen.beginDrag(path(0, row)) == nil)
    }
    #expect(screen.list.selectedPaths.isEmpty)
    #expect(screen.journal.entries.isEmpty)
    screen.query.deliver()
    await wait { screen.shown == ["0", "1", "no 2"] }
    screen.tap(0, 1)
    #expect(screen.journal.entries.last == "open 1")
    #expect(screen.swipe(0, 1) != nil)
    #expect(screen.beginDrag(path(0, 0)) != nil)
  }

  @Test func `contains all rows that the user may select in an AppKit list's command`() {
    // The delegates of AppKit and UIKit ask about each row when the user selects all.
    let list = TableList()
    let query = FakeQuery(novels(0..<10_000))
    list.driver.follow(query) { novel in Row(NovelCell.self, novel) }
    list.table.layoutIfNeeded()
    query.reads = []
    let allowed = (0..<10_000).filter {
      list.driver.engine.shouldSelectRow(at: RowPath(section: 0, row: $0))
    }
    #expect(allowed.count == 10_000)
    #expect(query.reads.isEmpty)
  }
}
