import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsTesting

@testable import TypedCellsUIKit

@MainActor
struct `Rows of a query that the user drags` {
  private func screen(_ kind: QueryKind, _ count: Int = 4) async -> QueryScreen {
    let screen = QueryScreen(
      kind,
      sections: [
        .init(id: "a", title: "A", rows: novels(0..<count)),
        .init(id: "b", title: "B", rows: novels(count..<count + 3)),
      ])
    await screen.rest()
    return screen
  }

  @Test(arguments: QueryKind.all) func `are reordered in a section and to another one`(
    kind: QueryKind
  ) async {
    let screen = await screen(kind)
    screen.reorder(path(0, 0), to: path(0, 2))
    // The row is where the user dropped it at once, and stays there.
    #expect(screen.shown == ["1", "2", "0", "3", "4", "5", "6"])
    await screen.rest()
    #expect(screen.shown == ["1", "2", "0", "3", "4", "5", "6"])
    screen.reorder(path(0, 1), to: path(1, 1))
    #expect(screen.shown == ["1", "0", "3", "4", "2", "5", "6"])
    await screen.rest()
    #expect(screen.shown == ["1", "0", "3", "4", "2", "5", "6"])
    #expect(screen.query.content.map { $0.rows.map(\.id) } == [[1, 0, 3], [4, 2, 5, 6]])
    #expect(screen.failures.isEmpty)
  }

  @Test(arguments: QueryKind.all) func `are dropped in a section and in another one`(
    kind: QueryKind
  ) async {
    let screen = await screen(kind)
    #expect(screen.drag(path(0, 0), to: path(0, 2)))
    #expect(screen.shown == ["1", "2", "0", "3", "4", "5", "6"])
    await screen.rest()
    #expect(screen.drag(path(0, 1), to: path(1, 1)))
    await screen.rest()
    #expect(screen.shown == ["1", "0", "3", "4", "2", "5", "6"])
    #expect(screen.query.content.map { $0.rows.map(\.id) } == [[1, 0, 3], [4, 2, 5, 6]])
    #expect(screen.failures.isEmpty)
  }

  @Test(arguments: QueryKind.all) func `are dropped from another list`(kind: QueryKind) async throws
  {
    let (source, target) = (await screen(kind), await screen(kind))
    source.query.change([1]) { $0[0].rows[1] = Novel(77, "seven") }
    await source.rest()
    let drag = try #require(source.beginDrag(path(0, 1)))
    #expect(target.drop(drag, at: path(0, 1)))
    // The list shows the model when it has read it from its own query.
    await target.rest()
    #expect(target.shown == ["0", "seven", "1", "2", "3", "4", "5", "6"])
    #expect(target.failures.isEmpty)
  }

  @Test(arguments: QueryKind.all) func `aren't read because something is dragged over the list`(
    kind: QueryKind
  ) async throws {
    let screen = await screen(kind, 9_000)
    screen.query.reads = []
    // Neither a section nor a row takes it.
    let drag = DragOnScreen(
      fromAnotherApp: [UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))])
    _ = screen.drop(drag, at: path(0, 1))
    #expect(screen.query.reads.count < 20)
    // A section takes it.
    let own = try #require(screen.beginDrag(path(0, 1)))
    #expect(screen.drop(own, at: path(0, 3)))
    await screen.rest()
    #expect(Array(screen.shown.prefix(4)) == ["0", "2", "3", "1"])
    #expect(screen.query.reads.count < 60)
  }

  @Test(arguments: QueryKind.all.filter(\.isTable))
  func `are moved by their newest places if the query changes meanwhile`(kind: QueryKind)
    async throws
  {
    let screen = await screen(kind)
    let table = try #require(screen.view as? UITableView)
    table.setEditing(true, animated: false)
    let movement = try #require(table.user.beginMovingRow(at: path(0, 0)))
    screen.query.change([2]) { content in
      content[0].rows[2].title = "two"
      content[0].rows.insert(Novel(50), at: 0)
    }
    movement.move(to: path(0, 2))
    movement.end()
    await screen.rest()
    #expect(screen.shown == ["50", "1", "two", "0", "3", "4", "5", "6"])
    #expect(screen.failures.isEmpty)
  }

  @Test func `go back until the query has the change, if it changes later`() async {
    let list = TableList()
    let query = FakeQuery(novels(0..<3))
    var moves: [RowMove] = []
    list.driver.follow(query) { novel in
      Row(NovelCell.self, novel).on(.move) { _, move in moves.append(move) }
    }
    list.table.layoutIfNeeded()
    list.table.setEditing(true, animated: false)
    list.table.user.dragRow(from: path(0, 0), to: path(0, 2))
    await nextTurn()
    list.table.layoutIfNeeded()
    let titles = { list.table.visibleCells.map { ($0 as? NovelCell)?.field.text } }
    #expect(titles() == ["0", "1", "2"])
    query.change { content in
      content[0].rows.insert(content[0].rows.remove(at: moves[0].old.row), at: moves[0].new.row)
    }
    #expect(titles() == ["1", "2", "0"])
  }
}
