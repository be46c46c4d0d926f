import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsTesting

@testable import TypedCellsUIKit

@MainActor
struct `Rows of a query that the user changes` {
  @Test(arguments: QueryKind.all) func `are deleted by a swipe, and come back by undo`(
    kind: QueryKind
  ) async throws {
    let screen = QueryScreen(kind, novels(0..<100))
    await screen.rest()
    screen.query.reads = []
    let swipe = try #require(screen.swipe(0, 2))
    #expect(swipe.tap("Delete"))
    #expect(Array(screen.shown.prefix(4)) == ["0", "1", "3", "4"])
    #expect(screen.list.rowCount(in: 0) == 99)
    screen.undo()
    // The list knows the model still, so it shows it without a placeholder.
    #expect(Array(screen.shown.prefix(4)) == ["0", "1", "2", "3"])
    await screen.rest()
    if kind.reports { #expect(!screen.query.reads.contains(2)) }
    #expect(screen.failures.isEmpty)
  }

  @Test(arguments: QueryKind.all)
  func `keep the keyboard and what was typed while the query changes`(
    kind: QueryKind
  ) async throws {
    let screen = QueryScreen(kind, novels(0..<100))
    await screen.rest()
    let field = try #require(screen.field(0, 4))
    #expect(field.becomeFirstResponder())
    field.text = "half a sen"
    screen.query.change([1]) { content in
      content[0].rows[1].title = "one"
      content[0].rows.insert(Novel(200), at: 2)
    }
    await screen.rest()
    #expect(screen.field(0, 5)?.isFirstResponder == true)
    #expect(screen.field(0, 5)?.text == "half a sen")
    // Another change of the edited row itself is shown.
    screen.query.change([4]) { $0[0].rows[5].title = "four" }
    await screen.rest()
    #expect(screen.field(0, 5)?.isFirstResponder == true)
    #expect(screen.field(0, 5)?.text == "four")
  }

  @Test(arguments: QueryKind.all) func `have menus and swipe actions for their newest models`(
    kind: QueryKind
  ) async throws {
    let screen = QueryScreen(kind, novels(0..<100))
    await screen.rest()
    screen.query.change([1]) { $0[0].rows[1].title = "one" }
    await screen.rest()
    let menu = try #require(screen.longPress(0, 1))
    #expect(menu.choose("Copy"))
    let swipe = try #require(screen.swipe(0, 1, from: .leading))
    #expect(swipe.tap("Flag"))
    #expect(screen.journal.entries.suffix(2) == ["copy one", "flag one"])
  }

  @Test(arguments: QueryKind.all) func `are read before they come on screen`(
    kind: QueryKind
  ) async throws {
    let screen = QueryScreen(kind, novels(0..<1_000))
    await screen.rest()
    screen.query.reads = []
    screen.scroll(by: 100)
    await screen.rest()
    screen.query.reads = []
    screen.scroll(by: 44)
    let read = Set(screen.query.reads)
    #expect(read.isDisjoint(with: screen.shown.prefix(9).compactMap { Int($0) }))
    #expect(read.count < 10)
    #expect(screen.prefetched.contains(12))
  }

  @Test(arguments: QueryKind.all) func `have headers with the titles of their sections`(
    kind: QueryKind
  ) async {
    let screen = QueryScreen(
      kind,
      sections: [
        .init(id: 1, title: "A", rows: novels(0..<3)),
        .init(id: 2, title: "B", rows: novels(3..<200)),
      ])
    await screen.rest()
    #expect(screen.title(ofSection: 0) == "A")
    #expect(screen.title(ofSection: 1) == "B")
    screen.query.change { content in
      content[0].title = "a"
      content.insert(.init(id: 3, title: "new", rows: novels([900])), at: 1)
    }
    await screen.rest()
    #expect((0..<3).map { screen.title(ofSection: $0) } == ["a", "new", "B"])
    screen.query.change { content in
      content[0].title = nil
      content.remove(at: 1)
    }
    await screen.rest()
    #expect((0..<2).map { screen.title(ofSection: $0) } == [nil, "B"])
    // The header stays at the top while its section is on screen.
    screen.scroll(by: 2_000)
    await screen.rest()
    #expect(screen.title(ofSection: 1) == "B")
    screen.query.change { $0[1].title = "b" }
    await screen.rest()
    #expect(screen.title(ofSection: 1) == "b")
    #expect(screen.failures.isEmpty)
  }

  @Test(arguments: QueryKind.all.filter(\.isTable)) func `are found by the index`(kind: QueryKind)
    async
  {
    let screen = QueryScreen(
      kind,
      sections: [
        .init(id: 1, title: "A", rows: novels(0..<500)),
        .init(id: 2, title: "B", rows: novels(500..<900)),
      ])
    await screen.rest()
    screen.query.change { $0.append(.init(id: 3, title: "C", rows: novels(900..<999))) }
    await screen.rest()
    screen.query.reads = []
    #expect((screen.view as? UITableView)?.user.tapIndexTitle("C") == true)
    await screen.rest()
    #expect(screen.shown.contains("900"))
    #expect(screen.query.reads.count < 60)
  }
}
