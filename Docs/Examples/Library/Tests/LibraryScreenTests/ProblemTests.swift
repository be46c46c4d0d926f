import Foundation
import HeadlessUIKit
import LibraryResults
import LibraryScreen
import LibraryShown
import LibraryStore
import LibraryTestSupport
import Testing

extension Screens {
  @MainActor
  struct `A file that can't be used` {
    @Test func `if it's no database, the screen says that it's damaged`() async throws {
      let library = try TemporaryLibrary()
      try Data(repeating: 0x55, count: 10_000).write(to: library.url)
      let shown = try await library.show()
      #expect(
        shown.problem == [
          "The file “library.sqlite” is damaged.",
          "Restore it from a backup, or move it away to start with an empty library.",
          "[Try Again]",
        ])
    }

    @Test func `if another program locks it, the screen says so, until a new try succeeds`()
      async throws
    {
      let library = try TemporaryLibrary()
      let other = try OtherProgram(library)
      try await other.lockNewFile()
      let shown = try await library.show()
      #expect(shown.problem.first == "Another program is using “library.sqlite”.")
      try await other.unlock()
      let button = try #require(shown.screen.view.button("Try Again"))
      #expect(button.user.tap())
      #expect(await shown.wait { shown.results?.snapshot != nil })
      #expect(shown.problem == [])
      #expect(shown.text.contains("No books. Tap Import."))
    }

    @Test func `if another program writes to it, an alert explains why a change failed`()
      async throws
    {
      let library = try TemporaryLibrary()
      try await library.fill(50)
      let shown = try await library.show()
      let texts = shown.texts
      let other = try OtherProgram(library)
      try await other.beginWriting()
      #expect(shown.swipe(top, from: .trailing, "Delete"))
      #expect(await shown.wait { shown.alert != nil })
      #expect(shown.alert?.title == "Another program is using “library.sqlite”.")
      #expect(shown.alert?.message?.contains("Nothing was changed") == true)
      #expect(shown.texts == texts)
      #expect(!shown.screen.undoButton.isEnabled)
      try await other.unlock()
      shown.alert?.user.tap("OK")
      #expect(shown.swipe(top, from: .trailing, "Delete"))
      #expect(await shown.wait { shown.results?.count == 49 })
    }

    @Test func `if the index is damaged, the screen says so in place of the list`() async throws {
      let library = try TemporaryLibrary()
      try await library.fill(500)
      try library.damage("bookByGenre")
      let shown = try await library.show()
      #expect(shown.problem.first == "The file “library.sqlite” is damaged.")
    }

    @Test func `if the books are damaged, each row says so`() async throws {
      let library = try TemporaryLibrary()
      try await library.fill(500)
      try library.damage("book")
      let shown = try await library.show()
      #expect(shown.results?.count == 500)
      #expect(shown.shownRows.count > 5)
      #expect(
        shown.texts.allSatisfy { $0 == "This book can't be read. Tap to try again. | " })
    }
  }
}

extension UIView {
  fileprivate func button(_ title: String) -> UIButton? {
    if let button = self as? UIButton, button.title(for: .normal) == title { return button }
    return subviews.lazy.compactMap { $0.button(title) }.first
  }
}
