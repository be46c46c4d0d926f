import GRDB
import LibraryTestSupport
import Testing

@testable import LibraryStore

struct `A snapshot` {
  private func ids(_ snapshot: BookSnapshot) -> Set<Book.ID> { Set(snapshot.groups.flatMap(\.ids)) }

  @Test func `reports the books that changed since another one`() async throws {
    let library = try TemporaryLibrary()
    let store = try await library.fill(100)
    let first = try await store.snapshot(of: BookQuery())
    #expect(first.changedIDs == nil)
    try await store.setFavorite(true, 3)
    try await store.setNote("good", 5)
    _ = try await store.delete([7])
    let second = try await store.snapshot(of: BookQuery(), since: first.version)
    #expect(second.changedIDs == [3, 5, 7])
    #expect(second.version == first.version + 3)
    let third = try await store.snapshot(of: BookQuery(), since: second.version)
    #expect(third.changedIDs == [])
  }

  @Test func `keeps its identities and books while others change them`() async throws {
    let library = try TemporaryLibrary()
    let store = try await library.fill(100)
    let old = try await store.snapshot(of: BookQuery())
    try await store.setFavorite(true, 3)
    let deleted = try await store.delete([3])
    #expect(ids(old).contains(3))
    #expect(try await old.books([3]) == [3: BookGenerator().book(3)])
    let new = try await store.snapshot(of: BookQuery())
    #expect(!ids(new).contains(3))
    #expect(try await new.books([3]).isEmpty)
    try await store.restore(deleted)
    let restored = try await store.snapshot(of: BookQuery(), since: new.version)
    #expect(restored.changedIDs == [3])
    #expect(try await restored.books([3])[3]?.isFavorite == true)
  }

  @Test func `doesn't claim to know the changes if the log was cleared`() async throws {
    let library = try TemporaryLibrary()
    let store = try await library.fill(100)
    let first = try await store.snapshot(of: BookQuery())
    try await store.setFavorite(true, 3)
    _ = try library.open()  // as another process does
    try await store.setFavorite(true, 4)
    let second = try await store.snapshot(of: BookQuery(), since: first.version)
    #expect(second.changedIDs == nil)
    #expect(second.version == first.version + 2)
  }

  @Test func `follows each commit, and several at once if the reader is slow`() async throws {
    let library = try TemporaryLibrary()
    let store = try await library.fill(100)
    var snapshots = store.snapshots(of: BookQuery()).makeAsyncIterator()
    let first = try #require(try await snapshots.next())
    try await store.setFavorite(true, 1)
    #expect(try await snapshots.next()?.changedIDs == [1])
    for id in 2...9 { try await store.setFavorite(true, Int64(id)) }
    let last = try #require(try await snapshots.next())
    #expect(last.changedIDs == Set(2...9))
    #expect(last.version == first.version + 9)
  }
}

struct `An import` {
  @Test func `continues where another one ended, and doesn't bring deleted books back`()
    async throws
  {
    let library = try TemporaryLibrary()
    let store = try await library.fill(130)
    _ = try await store.delete([1, 130])
    try await store.importBooks(300, from: BookGenerator(), batchSize: 100)
    let snapshot = try await store.snapshot(of: BookQuery())
    let ids = snapshot.groups.flatMap(\.ids)
    #expect(ids.sorted() == (1...300).filter { $0 != 1 && $0 != 130 })
    #expect(try await store.importedCount() == 300)
  }

  @Test func `ends between two batches when it is cancelled`() async throws {
    let library = try TemporaryLibrary()
    let store = try library.open()
    let work = Task {
      try await store.importBooks(100_000, from: BookGenerator(), batchSize: 50) { progress in
        if progress.imported == 150 { unsafe withUnsafeCurrentTask { unsafe $0?.cancel() } }
      }
    }
    await #expect(throws: CancellationError.self) { try await work.value }
    #expect(try await store.importedCount() == 150)
  }
}
