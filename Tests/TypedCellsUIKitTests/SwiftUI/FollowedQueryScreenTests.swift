import HeadlessSwiftUI
import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsTesting

@testable import TypedCellsUIKit

/// A screen whose values the tests change.
@MainActor
private final class Model: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  var query = FakeQuery(guests(0..<1_000)) { willSet { objectWillChange.send() } }
  var suffix = "" { willSet { objectWillChange.send() } }
  var selection: Int? { willSet { objectWillChange.send() } }
  var opened: [String] = []
  var bodies = 0
  var failures: [ListFailure] = []
}

private struct GuestsScreen: View {
  @ObservedObject var model: Model

  var body: some View {
    model.bodies += 1
    let suffix = model.suffix
    return TypedList(sectionsOf: model.query, table: .plain) { guests in
      for section in guests.sections {
        ListSection(id: section.id, header: section.title) {
          guests.rows(of: section) { guest in
            Row(GuestCell.self, guest)
              .onSelect { guest in model.opened.append(guest.name + suffix) }
              .onDelete { guest in
                model.query.change { $0[0].rows.removeAll { $0.id == guest.id } }
              }
          }
          .placeholder { id in Row(TextCell.self, "… \(id)") }
        }
      }
      if !suffix.isEmpty { ListSection(id: "end") { Row(TextCell.self, suffix) } }
    }
    .selection($model.selection)
    .configure { list in list.onFailure = { model.failures.append($0) } }
  }
}

@MainActor
struct `A SwiftUI screen that follows a query` {
  private let model = Model()

  private func texts(_ table: UITableView) -> [String?] {
    table.layoutIfNeeded()
    return table.visibleCells.map { $0.textLabel?.text }
  }

  @Test func `shows changes of the query without an evaluation, and reads what is on screen`()
    throws
  {
    let screen = HostedScreen(GuestsScreen(model: model))
    let table = try #require(screen.table)
    #expect(texts(table) == (0..<10).map { "\($0)" })
    #expect(model.query.reads.count < 40)
    let bodies = model.bodies
    model.query.change { content in
      content[0].rows[0].name = "Ada"
      content[0].rows.remove(at: 1)
    }
    #expect(Array(texts(table).prefix(3)) == ["Ada", "2", "3"])
    #expect(model.bodies == bodies)
    #expect(screen.problems.isEmpty)
    #expect(model.failures.isEmpty)
  }

  @Test func `shows each evaluation without reading again`() throws {
    let screen = HostedScreen(GuestsScreen(model: model))
    let table = try #require(screen.table)
    let cells = table.visibleCells
    model.query.reads = []
    model.suffix = "!"
    screen.window.layoutIfNeeded()
    #expect(table.numberOfSections == 2)
    #expect(table.visibleCells == cells)
    #expect(cells.compactMap { $0 as? GuestCell }.map(\.updates) == Array(repeating: 1, count: 10))
    #expect(model.query.reads.isEmpty)
    table.user.tapRow(at: path(0, 3))
    #expect(model.opened == ["3!"])
    #expect(model.selection == 3)
    model.query.change { $0[0].rows.swapAt(3, 5) }
    screen.window.layoutIfNeeded()
    #expect(table.indexPathForSelectedRow == path(0, 5))
  }

  @Test func `has lost a row when the handler of its deletion returns`() throws {
    let screen = HostedScreen(GuestsScreen(model: model))
    let table = try #require(screen.table)
    let swipe = try #require(table.user.swipeRow(at: path(0, 1), from: .trailing))
    #expect(swipe.tap("Delete"))
    #expect(Array(texts(table).prefix(3)) == ["0", "2", "3"])
    #expect(screen.problems.isEmpty)
  }

  @Test func `follows another query after an evaluation with it, and releases the first`()
    async throws
  {
    let screen = HostedScreen(GuestsScreen(model: model))
    let table = try #require(screen.table)
    weak var first: FakeQuery<Guest>?
    first = model.query
    model.query = FakeQuery(guests(5..<8))
    screen.window.layoutIfNeeded()
    #expect(texts(table) == ["5", "6", "7"])
    model.query.change { $0[0].rows.remove(at: 0) }
    #expect(texts(table) == ["6", "7"])
    await nextTurn()
    #expect(first == nil)
  }

  @Test func `shows models that are read later`() async throws {
    model.query.delivery = .onDemand
    let screen = HostedScreen(GuestsScreen(model: model))
    let table = try #require(screen.table)
    #expect(texts(table).first == "… 0")
    await wait { model.query.waiting.contains(0) }
    model.query.deliver()
    await wait { texts(table).first == "0" }
    #expect(texts(table).first == "0")
  }

  @Test func `is released with the screen`() async {
    weak var table: UITableView?
    weak var query: FakeQuery<Guest>?
    do {
      let model = Model()
      query = model.query
      let screen = HostedScreen(GuestsScreen(model: model))
      table = screen.table
      #expect(table != nil)
    }
    await nextTurn()
    #expect(table == nil)
    #expect(query == nil)
  }

  @Test func `can be a collection view, and show either a query or other content`() throws {
    struct Screen: View {
      let query: FakeQuery<Guest>?

      /// SwiftUI keeps the list, because its type stays.
      var body: some View { list }

      private var list: TypedList<UICollectionView> {
        guard let query else {
          return TypedList { ListSection(id: 0) { Row(NovelTile.self, Novel(0, "no query")) } }
        }
        return TypedList(sectionsOf: query) { guests in
          for section in guests.sections {
            ListSection(id: section.id) {
              guests.rows(of: section) { guest in Row(NovelTile.self, Novel(guest.id, guest.name)) }
            }
          }
        }
      }
    }
    let query = FakeQuery(guests(1...3))
    let screen = HostedScreen(Screen(query: query))
    let collection = screen.collection
    func texts() -> [String?] {
      screen.collection?.layoutIfNeeded()
      return screen.collection?.visibleCells.map { ($0 as? NovelTile)?.field.text } ?? []
    }
    #expect(texts() == ["1", "2", "3"])
    query.change { $0[0].rows.remove(at: 0) }
    #expect(texts() == ["2", "3"])
    screen.evaluate(Screen(query: nil))
    #expect(screen.collection === collection)
    #expect(texts() == ["no query"])
    query.change { $0[0].rows.remove(at: 0) }
    #expect(texts() == ["no query"])
  }
}
