import GRDB

/// The results of a query in one state of the library.
///
/// The books are read from the same state later, when rows need them, even if other transactions have been committed in the
/// meantime. So the books on screen fit the identities.
public final class BookSnapshot: Sendable {
  /// A section of the results.
  public struct Group: Sendable {
    public let title: String
    public let ids: [Book.ID]
  }

  /// The last version in the log of changes.
  public let version: Int64
  public let query: BookQuery
  public let groups: [Group]

  /// The books that were changed since the reader's last version; `nil` if this isn't known.
  public let changedIDs: Set<Book.ID>?

  private let snapshot: DatabaseSnapshot
  private let store: BookStore

  init(
    _ snapshot: DatabaseSnapshot, of store: BookStore, _ query: BookQuery,
    since version: Int64?
  ) async throws {
    (self.snapshot, self.store, self.query) = (snapshot, store, query)
    let read = try await snapshot.read { database in
      let current = try Self.version(in: database)
      return (
        current, try Self.groups(of: query, in: database),
        try Self.changes(from: version, to: current, in: database)
      )
    }
    self.version = read.0
    groups = read.1
    changedIDs = read.2.map { Set($0) }
    store.counts.add { counts in
      counts.snapshots += 1
      counts.identities += groups.reduce(0) { $0 + $1.ids.count }
      counts.changes += read.2?.count ?? 0
    }
  }

  /// Returns the books with some identities. Books that the library doesn't have are missing in the result.
  public func books(_ ids: [Book.ID]) async throws -> [Book.ID: Book] {
    do {
      let books = try await snapshot.read { try Book.fetchAll($0, keys: ids) }
      store.counts.add { counts in
        counts.bookReads += 1
        counts.books += books.count
      }
      return Dictionary(uniqueKeysWithValues: books.map { ($0.id, $0) })
    } catch let error as CancellationError {
      throw error
    } catch {
      throw LibraryProblem(error, path: store.path)
    }
  }
}

// MARK: Statements

extension BookSnapshot {
  private static func version(in database: Database) throws -> Int64 {
    try Int64.fetchOne(
      database, sql: "SELECT seq FROM sqlite_sequence WHERE name = 'change'") ?? 0
  }

  private static func groups(of query: BookQuery, in database: Database) throws -> [Group] {
    let (source, arguments) = query.source
    // Only identities and counts are read, because decoding a title for each of 200,000 rows would take most of the time.
    let ids = try Int64.fetchAll(
      database, sql: "SELECT book.id FROM \(source) ORDER BY \(query.order)", arguments: arguments)
    let counts = try Row.fetchAll(
      database,
      sql: """
        SELECT \(query.sectionColumn), count(*) FROM \(source)
        GROUP BY \(query.sectionColumn) ORDER BY \(query.sectionColumn)
        """, arguments: arguments)
    var start = 0
    return counts.map { row in
      let count: Int = row[1]
      defer { start += count }
      return Group(title: row[0], ids: Array(ids[start..<start + count]))
    }
  }

  private static func changes(
    from version: Int64?, to current: Int64, in database: Database
  ) throws -> [Book.ID]? {
    guard let version else { return nil }
    let changes = try Int64.fetchAll(
      database, sql: "SELECT bookID FROM change WHERE version > ?", arguments: [version])
    // The versions have no gaps, so a missing one was cleared by another process that opened the file.
    return changes.count == Int(current - version) ? changes : nil
  }
}
