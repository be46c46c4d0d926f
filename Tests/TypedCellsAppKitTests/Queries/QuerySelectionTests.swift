import Testing
import TypedCells
import TypedCellsTesting

@testable import TypedCellsAppKit

@MainActor
struct `A list of AppKit that follows a query` {
  private let query = FakeQuery((0..<5_000).map { Person(id: $0, name: "\($0)") })

  @Test func `selects all rows of a table without reading them`() throws {
    let screen = TableScreen()
    screen.list.follow(query) { person in Row(PersonCell.self, person) }
    #expect(screen.rows.first == "0")
    screen.table.allowsMultipleSelection = true
    query.reads = []
    let delegate = screen.table.delegate
    let allowed = ask(delegate?.tableView(_:selectionIndexesForProposedSelection:)) {
      $0(screen.table, IndexSet(integersIn: 0..<5_000))
    }
    #expect(allowed?.count == 5_000)
    screen.list.selectAll()
    #expect(screen.list.selectedPaths.count == 5_000)
    #expect(query.reads.isEmpty)
  }

  @Test func `selects all items of a collection view without reading them`() {
    let screen = CollectionScreen()
    screen.collection.allowsMultipleSelection = true
    screen.list.follow(query) { person in Row(PersonItem.self, person) }
    #expect(screen.items.first == "0")
    query.reads = []
    screen.list.selectAll()
    #expect(screen.list.selectedPaths.count == 5_000)
    query.change { $0[0].rows.removeFirst() }
    #expect(screen.items.first == "1")
    #expect(screen.list.selectedPaths.count == 4_999)
    #expect(query.reads.count < 60)
  }
}
