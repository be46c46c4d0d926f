import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsTesting

@testable import TypedCellsUIKit

private struct Book: Identifiable, Equatable {
  let id: Int
  var title: String

  init(_ id: Int, _ title: String? = nil) { (self.id, self.title) = (id, title ?? "\(id)") }
}

/// A title of another class than placeholders and failures.
private final class BookCell: UITableViewCell, Updatable {
  private(set) var updates = 0

  func update(viewData book: Book) {
    updates += 1
    textLabel?.text = book.title
  }
}

private struct Refused: Error {}

@MainActor
private final class Shelf {
  let list = TableList()
  let query: FakeQuery<Book>
  var footers = 0

  init(_ query: FakeQuery<Book>) {
    self.query = query
    list.driver.follow(sectionsOf: query, weak: self) { shelf, books in
      for section in books.sections {
        ListSection(id: section.id, header: section.title) {
          books.rows(of: section) { book in Row(BookCell.self, book).height(44) }
            .placeholder { id in Row(TextCell.self, "reading \(id)").height(44) }
            .failure { failure in
              Row(TextCell.self, "no \(failure.id)").height(44).onSelect { _ in failure.retry() }
            }
        }
      }
      if shelf.footers > 0 { ListSection(id: "footer") { Row(TextCell.self, "footer") } }
    }
    list.table.layoutIfNeeded()
  }

  var shown: [String] {
    list.table.layoutIfNeeded()
    return list.shown
  }
}

private func books(_ ids: some Sequence<Int>) -> [Book] { ids.map { Book($0) } }

@MainActor
struct `A list that follows a query` {
  @Test func `reads the rows on screen only, and each once`() {
    let shelf = Shelf(FakeQuery(books(0..<10_000)))
    #expect(shelf.shown == (0..<10).map { "\($0)" })
    let first = Set(shelf.query.reads)
    #expect(shelf.query.reads.count == first.count)
    #expect(first.count < 40)
    shelf.query.reads = []
    shelf.list.table.scrollToRow(at: path(0, 5_000), at: .top, animated: false)
    #expect(shelf.shown.first == "5000")
    shelf.list.table.scrollToRow(at: path(0, 0), at: .top, animated: false)
    #expect(shelf.shown.first == "0")
    #expect(shelf.query.reads.count < 60)
    #expect(first.isDisjoint(with: shelf.query.reads))
  }

  @Test func `reads as much of a million rows as of ten thousand`() {
    let reads = [10_000, 1_000_000].map { count in
      let shelf = Shelf(FakeQuery(books(0..<count)))
      shelf.list.table.scrollToRow(at: path(0, count - 1), at: .bottom, animated: false)
      #expect(shelf.shown.last == "\(count - 1)")
      return shelf.query.reads.count
    }
    #expect(reads[0] == reads[1])
  }

  @Test(arguments: [false, true]) func `reads after a change what changed and is on screen`(
    reports: Bool
  ) {
    let query = FakeQuery(books(0..<1_000))
    query.reportsChanges = reports
    let shelf = Shelf(query)
    let cells = shelf.list.table.visibleCells
    query.reads = []
    query.change([3, 700]) { content in
      content[0].rows[3].title = "three"
      content[0].rows[700].title = "far away"
      content[0].rows.insert(Book(5_000), at: 1)
      content[0].rows.remove(at: 6)
    }
    #expect(shelf.shown == ["0", "5000", "1", "2", "three", "4", "6", "7", "8", "9"])
    if reports { #expect(Set(query.reads).isSubset(of: [3, 5_000]) && query.reads.count == 2) }
    #expect(query.reads.count < 60)
    #expect(shelf.list.table.visibleCells.contains(cells[3]))
    // Of the rows that stay, only the changed one is updated.
    let kept = cells.compactMap { $0 as? BookCell }.enumerated().filter { $0.offset != 6 - 1 }
    #expect(kept.map(\.element.updates) == [1, 1, 1, 2, 1, 1, 1, 1, 1])
    #expect(shelf.list.failures.isEmpty)
  }

  @Test(arguments: [false, true]) func `doesn't read rows that a change deletes`(reports: Bool) {
    let query = FakeQuery(books(0..<20))
    query.reportsChanges = reports
    let shelf = Shelf(query)
    query.reads = []
    query.change([1, 2]) { $0[0].rows.removeSubrange(1...2) }
    #expect(shelf.shown == ["0", "3", "4", "5", "6", "7", "8", "9", "10", "11"])
    #expect(Set(query.reads).isDisjoint(with: [1, 2]))
  }

  @Test func `shows placeholders until models arrive, and failures until they are read again`()
    async throws
  {
    let query = FakeQuery(books(0..<3))
    query.delivery = .onDemand
    let shelf = Shelf(query)
    #expect(shelf.shown == ["reading 0", "reading 1", "reading 2"])
    await wait { query.waiting.count == 3 }
    #expect(shelf.list.driver.isReading)
    query.deliver(1)
    query.fail(2, with: Refused())
    await wait { shelf.shown[2] == "no 2" && shelf.shown[1] == "1" }
    #expect(shelf.shown == ["reading 0", "1", "no 2"])
    shelf.list.table.user.tapRow(at: path(0, 2))
    await wait { query.waiting.contains(2) }
    query.deliver()
    await wait { !shelf.list.driver.isReading }
    #expect(shelf.shown == ["0", "1", "2"])
  }

  @Test func `reads a model again whose read was given up, when the row needs it again`() async {
    let query = FakeQuery(books(0..<3))
    query.delivery = .onDemand
    let shelf = Shelf(query)
    await wait { query.waiting.count == 3 }
    query.fail(with: CancellationError())
    await nextTurn()
    #expect(!shelf.list.driver.isReading)
    #expect(shelf.shown == ["reading 0", "reading 1", "reading 2"])
    query.delivery = .immediately
    shelf.list.driver.refreshVisible()
    shelf.list.table.reloadData()
    #expect(shelf.shown == ["0", "1", "2"])
  }

  @Test func `shows an old model until the new one arrives`() async {
    let query = FakeQuery(books(0..<3))
    let shelf = Shelf(query)
    #expect(shelf.shown == ["0", "1", "2"])
    query.delivery = .onDemand
    query.change { $0[0].rows[1].title = "one" }
    #expect(shelf.shown == ["0", "1", "2"])
    await wait { query.waiting.count == 3 }
    query.deliver()
    await wait { shelf.shown[1] == "one" }
    #expect(shelf.shown == ["0", "one", "2"])
  }

  @Test func `shows no late model in a cell that another row got`() async {
    let query = FakeQuery(books(0..<2_000))
    query.delivery = .onDemand
    let shelf = Shelf(query)
    await wait { query.waiting.count >= 10 }
    shelf.list.table.scrollToRow(at: path(0, 1_000), at: .top, animated: false)
    #expect(shelf.shown.first == "reading 1000")
    for id in 0..<10 { query.deliver(id) }
    await nextTurn()
    #expect(shelf.shown.allSatisfy { $0.hasPrefix("reading 1") })
    await wait { query.waiting.contains(1_000) }
    query.deliver(1_000)
    await wait { shelf.shown.first == "1000" }
    #expect(shelf.shown.dropFirst().allSatisfy { $0.hasPrefix("reading 1") })
  }

  @Test func `ends with other content, and then holds neither the query nor its reads`() async {
    weak var query: FakeQuery<Book>?
    let list = TableList()
    do {
      let followed = FakeQuery(books(0..<3))
      query = followed
      list.driver.follow(followed) { book in Row(BookCell.self, book) }
      #expect(list.shown == ["0", "1", "2"])
      list.show { Row(TextCell.self, "other") }
      followed.change { $0[0].rows = [] }
    }
    await nextTurn()
    #expect(list.shown == ["other"])
    #expect(query == nil)
    #expect(!list.driver.isFollowing)
  }

  @Test func `releases its owner`() async {
    weak var shelf: Shelf?
    do {
      let owner = Shelf(FakeQuery(books(0..<3)))
      shelf = owner
    }
    await nextTurn()
    #expect(shelf == nil)
  }
}
