import HeadlessUIKit
import LibraryResults
import LibraryScreen
import LibraryShown
import LibraryTestSupport
import Testing
import TypedCells

@testable import LibraryStore

extension Screens {
  /// What is read from a library of 200,000 books. Times depend on the machine, so only counts are asserted.
  @MainActor
  struct `In a library of 200,000 books` {
    @Test func `only books that come on screen are read, and those on screen that changed`()
      async throws
    {
      let library = try TemporaryLibrary()
      try await library.fill(200_000)
      let shown = try await library.show()
      let counts = try shown.store.counts
      let onScreen = shown.shownRows.count
      #expect((10...15).contains(onScreen))
      // The table prefetches the rows of the next screen, too.
      let twoScreens = onScreen...2 * onScreen + 2
      #expect(counts.current.snapshots == 1)
      #expect(counts.current.identities == 200_000)
      #expect(twoScreens.contains(counts.current.books))
      #expect(counts.current.bookReads == 1)
      print("opening: \(counts.current), \(onScreen) rows on screen")

      // A screen further down.
      counts.reset()
      shown.table.user.scroll(by: 600)
      await shown.rest()
      #expect(counts.current.snapshots == 0)
      #expect((1...onScreen + 2).contains(counts.current.books))
      print("a screen further: \(counts.current)")

      // The way back reads nothing, because the list keeps the last models.
      counts.reset()
      shown.table.user.scroll(by: -600)
      await shown.rest()
      #expect(counts.current == ReadCounts.Values())

      try await changes(shown)
      try await search(shown)
    }

    private func changes(_ shown: ShownLibrary) async throws {
      let store = try shown.store
      let counts = store.counts
      let ids = try #require(shown.results?.sections.first).ids

      counts.reset()
      try await store.setFavorite(true, ids[2])
      #expect(await shown.wait { shown.texts[2].hasPrefix("★") })
      #expect(
        counts.current
          == ReadCounts.Values(
            snapshots: 1, identities: 200_000, changes: 1, bookReads: 1, books: 1))

      counts.reset()
      try await store.setFavorite(true, ids[9_000])
      #expect(await shown.wait { counts.current.snapshots == 1 })
      await shown.rest()
      #expect(counts.current == ReadCounts.Values(snapshots: 1, identities: 200_000, changes: 1))

      // A deletion above brings one row on screen.
      counts.reset()
      #expect(shown.swipe(top, from: .trailing, "Delete"))
      #expect(await shown.wait { shown.results?.count == 199_999 })
      await shown.rest()
      #expect(counts.current.books <= 2)
      #expect(counts.current.changes == 1)
    }

    private func search(_ shown: ShownLibrary) async throws {
      let counts = try shown.store.counts
      counts.reset()
      shown.search("lantern amber")
      #expect(await shown.wait { shown.results?.snapshot?.query.text == "lantern amber" })
      await shown.rest()
      let found = try #require(shown.results?.count)
      #expect((300...1000).contains(found))
      #expect(counts.current.identities == found)
      #expect(counts.current.books <= 2 * shown.shownRows.count + 2)
      #expect(counts.current.bookReads == 1)
    }
  }
}

extension Screens {
  @MainActor
  struct `During an import` {
    @Test func `books are read only if they are on the screen or the next one`() async throws {
      let library = try TemporaryLibrary()
      let shown = try await library.show { source in
        source.total = 20_000
        source.batchSize = 500
      }
      let results = try #require(shown.results)
      let counts = try shown.store.counts
      var near: Set<Book.ID> = []
      let onShow = results.onShow
      results.onShow = { isNewQuery in
        onShow?(isNewQuery)
        near.formUnion(shown.nearIDs)
      }
      shown.screen.importButton.user.tap()
      #expect(await shown.wait { shown.results?.count == 20_000 })
      await shown.rest()
      #expect(counts.current.snapshots > 3)
      #expect(counts.current.books <= near.count)
      print("\(counts.current), \(near.count) books on the screen and the next one")
    }
  }
}

extension ShownLibrary {
  /// The books on the screen, and as many after them and before them.
  fileprivate var nearIDs: [Book.ID] {
    let rows = shownRows
    guard let results, let first = rows.first?.path, let last = rows.last?.path else { return [] }
    let above = results.sections[..<first.section].reduce(0) { $0 + $1.ids.count } + first.row
    let end = results.sections[..<last.section].reduce(0) { $0 + $1.ids.count } + last.row
    let ids = results.sections.flatMap(\.ids)
    return Array(ids[max(0, above - rows.count - 2)...min(end + rows.count + 2, ids.count - 1)])
  }
}
