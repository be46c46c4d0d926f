import GRDB

/// The results of a query, first the current ones, then new ones after transactions.
///
/// The reader takes the next snapshot when it has used the one before. Transactions that are committed in the meantime are
/// in one snapshot, so a slow screen gets fewer of them and doesn't fall behind.
public struct BookSnapshots: AsyncSequence {
  let store: BookStore
  let query: BookQuery
  let version: Int64?

  public func makeAsyncIterator() -> Iterator {
    Iterator(
      store: store, query: query, version: version,
      commits: store.commits.stream().makeAsyncIterator())
  }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let store: BookStore
    fileprivate let query: BookQuery
    fileprivate var version: Int64?
    fileprivate var commits: AsyncStream<Void>.Iterator
    fileprivate var isFirst = true

    public mutating func next() async throws -> BookSnapshot? {
      if !isFirst, await commits.next() == nil { return nil }  // cancelled
      isFirst = false
      let snapshot = try await store.snapshot(of: query, since: version)
      version = snapshot.version
      return snapshot
    }
  }
}

extension BookStore {
  /// Returns the results of a query now and after each change.
  ///
  /// - Parameters:
  ///   - query: what to find.
  ///   - version: the version of the reader's last snapshot, if it had one. The first snapshot contains what changed since.
  public func snapshots(of query: BookQuery, since version: Int64? = nil) -> BookSnapshots {
    BookSnapshots(store: self, query: query, version: version)
  }

  /// Returns the results of a query in the newest state of the library.
  public func snapshot(of query: BookQuery, since version: Int64? = nil) async throws
    -> BookSnapshot
  {
    do {
      return try await BookSnapshot(pool.makeSnapshot(), of: self, query, since: version)
    } catch let error as CancellationError {
      throw error
    } catch {
      throw LibraryProblem(error, path: path)
    }
  }
}
