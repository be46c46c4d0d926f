import HeadlessUIKit
import LibraryResults
import LibraryScreen
import LibraryShown
import LibraryStore
import LibraryTestSupport
import Testing
import TypedCells
import TypedCellsUIKitTesting

extension Screens {
  @MainActor
  struct `The screen of the library` {
    @Test func `imports while the user scrolls, and shows progress`() async throws {
      let library = try TemporaryLibrary()
      let shown = try await library.show { source in
        source.total = 3000
        source.batchSize = 100
      }
      #expect(shown.text.contains("No books. Tap Import."))
      #expect(shown.screen.importButton.user.tap())
      var titles: Set<String> = []
      var counts: Set<Int> = []
      #expect(
        await shown.wait {
          titles.insert(shown.screen.importButton.title ?? "")
          counts.insert(shown.results?.count ?? 0)
          shown.table.user.scroll(by: 100)
          return shown.results?.count == 3000 && shown.screen.importBar.isHidden
        })
      #expect(titles.contains { $0.hasSuffix("%") })
      #expect(counts.count > 3)
      #expect(shown.screen.title == "Library (3000)")
      await shown.rest()
      #expect(shown.shownRows.allSatisfy { $0.cell is BookCell })
    }

    @Test func `searches once for a word that is typed letter by letter`() async throws {
      let library = try TemporaryLibrary()
      try await library.fill(2000)
      let shown = try await library.show()
      let store = try shown.store
      store.counts.reset()
      let bar = try #require(shown.screen.navigationItem.searchController?.searchBar)
      for letter in "lantern" { bar.user.type(String(letter)) }
      #expect(await shown.wait { shown.results?.snapshot?.query.text == "lantern" })
      #expect(store.counts.current.snapshots == 1)
      await shown.rest()
      #expect(!shown.texts.isEmpty)
      #expect(shown.texts.allSatisfy { $0.lowercased().contains("lantern") })

      shown.search("")
      #expect(await shown.wait { shown.results?.count == 2000 })
    }

    @Test func `says that nothing was found`() async throws {
      let library = try TemporaryLibrary()
      try await library.fill(20)
      let shown = try await library.show()
      shown.search("zebra")
      #expect(await shown.wait { shown.results?.count == 0 && shown.results?.snapshot != nil })
      await shown.rest()
      #expect(shown.text.contains("Nothing found"))
    }

    @Test func `makes books favorites, deletes them, and restores what was deleted`() async throws {
      let library = try TemporaryLibrary()
      try await library.fill(300)
      let shown = try await library.show()
      let first = try #require(shown.texts.first)

      #expect(shown.swipe(top, from: .leading, "Favorite"))
      #expect(await shown.wait { shown.texts.first == "★ " + first })

      #expect(!shown.screen.undoButton.isEnabled)
      #expect(shown.swipe(top, from: .trailing, "Delete"))
      #expect(await shown.wait { shown.results?.count == 299 && shown.screen.undoButton.isEnabled })
      await shown.rest()
      #expect(!shown.texts.contains("★ " + first))

      #expect(shown.screen.undoButton.user.tap())
      #expect(await shown.wait { shown.results?.count == 300 })
      shown.table.user.scroll(by: -100)
      await shown.rest()
      #expect(shown.texts.first == "★ " + first)
      #expect(!shown.screen.undoButton.isEnabled)
    }

    @Test func `lets the user write a note on a book, and remove it`() async throws {
      let library = try TemporaryLibrary()
      try await library.fill(300)
      let shown = try await library.show()
      let first = try #require(shown.texts.first)

      #expect(shown.swipe(top, from: .leading, "Note"))
      await shown.window.settle()
      var alert = try #require(shown.alert)
      alert.textFields?.first?.text = "lent to Ada"
      #expect(alert.user.tap("Save"))
      #expect(await shown.wait { shown.texts.first == first + " · lent to Ada" })

      #expect(shown.swipe(top, from: .leading, "Note"))
      await shown.window.settle()
      alert = try #require(shown.alert)
      #expect(alert.textFields?.first?.text == "lent to Ada")
      alert.textFields?.first?.text = ""
      #expect(alert.user.tap("Save"))
      #expect(await shown.wait { shown.texts.first == first })
    }

    @Test func `has sections by letter, and by genre again`() async throws {
      let library = try TemporaryLibrary()
      try await library.fill(300)
      let shown = try await library.show()
      #expect(shown.table.numberOfSections == 12)
      shown.screen.groupingButton.user.tap()
      #expect(await shown.wait { shown.table.numberOfSections == 26 })
      shown.screen.groupingButton.user.tap()
      #expect(await shown.wait { shown.table.numberOfSections == 12 })
    }

    @Test func `is deallocated when it's closed during an import`() async throws {
      let library = try TemporaryLibrary()
      weak var screen: LibraryScreen?
      do {
        let shown = try await library.show { $0.batchSize = 50 }
        screen = shown.screen
        shown.screen.importButton.user.tap()
        _ = await shown.wait { (shown.results?.count ?? 0) > 100 }
        shown.window.rootViewController = nil
      }
      for _ in 0..<1000 where screen != nil { try await Task.sleep(for: .milliseconds(5)) }
      #expect(screen == nil)
    }

    @Test func `has cells that show nothing of another book`() {
      let books = [
        Book(id: 1, title: "A", author: "B", genre: "C", year: 1900, note: "D", isFavorite: true),
        Book(id: 2, title: "E", author: "F", genre: "G", year: 2000),
      ]
      assertCellLaws(BookCell.self, samples: books)
    }
  }
}
