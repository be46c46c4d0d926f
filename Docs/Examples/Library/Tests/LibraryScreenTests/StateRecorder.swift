import GRDB
import Synchronization

@testable import LibraryStore

/// Records what the database contained after each transaction, from the connection that wrote it.
///
/// It reads all books, and sorts them itself, so it shares no statement with the code that it checks.
final class StateRecorder: TransactionObserver, Sendable {
  struct State {
    /// The books of each genre in the order of the rows.
    let groups: [(genre: String, books: [Book])]

    init(_ books: [Book]) {
      groups = Dictionary(grouping: books, by: \.genre).sorted { $0.key < $1.key }
        .map { ($0.key, $0.value.sorted { ($0.title, $0.id) < ($1.title, $1.id) }) }
    }
  }

  private let states = Mutex<[Int64: State]>([:])

  init(_ store: BookStore) async throws {
    try await store.pool.write { try self.record($0) }
    store.pool.add(transactionObserver: self, extent: .databaseLifetime)
  }

  func state(_ version: Int64) -> State? { states.withLock { $0[version] } }

  var count: Int { states.withLock { $0.count } }

  private func record(_ database: Database) throws {
    let version = try Int64.fetchOne(
      database, sql: "SELECT ifnull(max(seq), 0) FROM sqlite_sequence WHERE name = 'change'")
    let state = State(try Book.fetchAll(database, sql: "SELECT * FROM book ORDER BY random()"))
    states.withLock { $0[version ?? 0] = state }
  }

  func observes(eventsOfKind kind: DatabaseEventKind) -> Bool { kind.tableName == "book" }
  func databaseDidChange(with event: DatabaseEvent) {}
  func databaseDidRollback(_ database: Database) {}

  func databaseDidCommit(_ database: Database) {
    do { try record(database) } catch { fatalError("the state can't be recorded: \(error)") }
  }
}
