import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsTesting

@testable import TypedCellsUIKit

private struct Book: Identifiable, Equatable {
  let id: Int
  var title: String
}

private final class BookCell: UITableViewCell, Updatable {
  func update(viewData book: Book) { textLabel?.text = book.title }
}

private final class BookTile: UICollectionViewCell, Updatable {
  private(set) var title = ""

  func update(viewData book: Book) { title = book.title }
}

/// The seeds of sessions of about 35 changes each.
private let batches: [Range<UInt64>] = (0..<8).map { $0 * 10..<$0 * 10 + 10 }

@MainActor
@Suite struct `Random changes of a query by several writers` {
  @Test(arguments: batches) func `are shown by a table`(seeds: Range<UInt64>) async {
    await assertFollowsQuery(seeds: seeds) { id, version in
      Book(id: id, title: "\(id), version \(version)")
    } screen: { query in
      let list = TableList()
      list.driver.onFailure = { Issue.record("\($0)") }
      list.driver.follow(sectionsOf: query, weak: list) { _, books in
        for section in books.sections {
          ListSection(id: section.id, header: section.title) {
            books.rows(of: section) { book in Row(BookCell.self, book).height(44) }
              .placeholder { id in Row(TextCell.self, "reading \(id)").height(44) }
              .failure { failure in Row(TextCell.self, "no \(failure.id)").height(44) }
          }
        }
        ListSection(id: "end") { Row(TextCell.self, "end") }
      }
      return list
    } list: {
      $0.driver
    } shown: { (cell: UITableViewCell) in
      cell.textLabel?.text
    } expected: {
      $0.title
    }
  }

  @Test(arguments: batches) func `are shown by a collection view`(seeds: Range<UInt64>) async {
    await assertFollowsQuery(seeds: seeds) { id, version in
      Book(id: id, title: "\(id), version \(version)")
    } screen: { query in
      let list = CollectionList()
      list.driver.onFailure = { Issue.record("\($0)") }
      list.driver.follow(sectionsOf: query, weak: list) { _, books in
        for section in books.sections where !section.ids.isEmpty {
          ListSection(id: section.id) {
            books.rows(of: section) { book in Row(BookTile.self, book) }
              .placeholder { id in Row(TileCell.self, "reading \(id)") }
              .failure { failure in Row(TileCell.self, "no \(failure.id)") }
          }
        }
      }
      return list
    } list: {
      $0.driver
    } shown: {
      ($0 as? BookTile)?.title
    } expected: {
      $0.title
    }
  }

  @Test(arguments: [false, true]) func `come from other threads, too`(reports: Bool) async {
    let query = FakeQuery((0..<30).map { Book(id: $0, title: "\($0)") })
    query.delivery = .later
    query.reportsChanges = reports
    let list = TableList()
    list.driver.follow(query) { book in Row(BookCell.self, book) }
    await withTaskGroup { group in
      for writer in 1...8 {
        group.addTask {
          for number in 0..<50 {
            let book = Book(id: writer * 1_000 + number, title: "\(writer), \(number)")
            await query.change { $0[0].rows.insert(book, at: 0) }
            await query.change([book.id]) { content in
              guard let row = content[0].rows.firstIndex(where: { $0.id == book.id }) else {
                return
              }
              content[0].rows[row].title += "!"
            }
          }
        }
      }
    }
    let titles = query.content[0].rows.map(\.title)
    #expect(titles.count == 430)
    await wait {
      list.table.layoutIfNeeded()
      return list.shown == Array(titles.prefix(10))
    }
    #expect(list.shown == Array(titles.prefix(10)))
    #expect(list.table.numberOfRows(inSection: 0) == 430)
    #expect(list.failures.isEmpty)
  }
}

/// Counts reads, and those that really begin.
private final class CountedQuery: QueryResults {
  let sections: [QuerySection<Int>]
  var onChange: (@MainActor (QueryChange<Int>) -> Void)?
  private(set) var calls = 0
  private(set) var begun = 0

  init(count: Int) { sections = [QuerySection(ids: Array(0..<count))] }

  func read(_ id: Int) -> QueryRead<Book> {
    calls += 1
    return .later { [self] in
      begun += 1
      return Book(id: id, title: "\(id)")
    }
  }
}

@MainActor
@Suite struct `Reads of rows that the user scrolls past` {
  private let list = TableList()

  private func follow(_ query: FakeQuery<Book>, height: Double) {
    query.delivery = .onDemand
    list.driver.follow(sectionsOf: query, weak: list) { _, books in
      for section in books.sections {
        ListSection(id: section.id) {
          books.rows(of: section) { book in Row(BookCell.self, book).height(height) }
            .placeholder { id in Row(TextCell.self, "reading \(id)").height(height) }
        }
      }
    }
    list.table.layoutIfNeeded()
  }

  private static func query(_ count: Int) -> FakeQuery<Book> {
    FakeQuery((0..<count).map { Book(id: $0, title: "\($0)") })
  }

  /// Scrolls a screen after the other, with turns between them.
  private func fling(over rows: Range<Int>, _ step: @MainActor () -> Void) async {
    for row in stride(from: rows.lowerBound, to: rows.upperBound, by: 10) {
      list.table.scrollToRow(at: path(0, row), at: .top, animated: false)
      list.table.layoutIfNeeded()
      await nextTurn()
      step()
    }
  }

  @Test func `are cancelled, and begin again on the way back`() async {
    let query = Self.query(100_000)
    follow(query, height: 44)
    var most = 0
    await fling(over: 0..<5_000) { most = max(most, query.waiting.count) }
    #expect(most < 120)
    #expect(Set(4_990..<5_000).isSubset(of: query.waiting))
    query.reads = []
    list.table.scrollToRow(at: path(0, 0), at: .top, animated: false)
    list.table.layoutIfNeeded()
    #expect(Set(query.reads).isSuperset(of: 0..<10))
    await wait { query.waiting.contains(9) }
    query.deliver()
    await wait { list.shown == (0..<10).map { "\($0)" } }
    #expect(list.shown == (0..<10).map { "\($0)" })
  }

  @Test func `that haven't begun don't begin`() async {
    let query = CountedQuery(count: 100_000)
    list.driver.follow(query) { book in Row(BookCell.self, book).height(44) }
    for row in stride(from: 0, to: 2_000, by: 10) {
      list.table.scrollToRow(at: path(0, row), at: .top, animated: false)
      list.table.layoutIfNeeded()
    }
    await nextTurn()
    #expect(query.calls > 1_500)
    // The list keeps 1,000 models at most, and forgets those that rows needed first.
    #expect(query.begun < 1_100)
  }

  @Test func `go on while their rows are on screen, however many these are`() async {
    let query = Self.query(1_000)
    follow(query, height: 2)
    await nextTurn()
    #expect(query.waiting.count >= 220)
    query.deliver()
    await wait { list.shown == (0..<220).map { "\($0)" } }
    #expect(list.shown == (0..<220).map { "\($0)" })
  }
}
