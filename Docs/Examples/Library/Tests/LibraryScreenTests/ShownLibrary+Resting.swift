import Foundation
import HeadlessUIKit
import LibraryResults
import LibraryScreen
import LibraryShown
import LibraryStore
import LibraryTestSupport
import Testing
import TypedCells

@MainActor
extension TemporaryLibrary {
  /// Shows the library, and waits until its first rows are read.
  ///
  /// - Parameter change: sets up what an import adds, and how fast the list follows.
  func show(_ change: (inout LibraryScreen.Source) -> Void = { _ in }) async throws -> ShownLibrary
  {
    var source = LibraryScreen.Source(path: path)
    source.patience = 0.2
    source.pause = .zero
    change(&source)
    let shown = ShownLibrary(source)
    #expect(await shown.wait { shown.results?.snapshot != nil || !shown.problem.isEmpty })
    await shown.rest()
    return shown
  }
}

extension ShownLibrary {
  /// The file. Call it after the screen was shown without a problem.
  var store: BookStore {
    get throws { try #require(screen.store) }
  }

  /// Whether no row waits for a book, so that the screen shows one state of the library.
  var isComplete: Bool { !screen.list.isReading }

  /// Waits until no row waits for a book.
  func rest() async {
    await window.settle()
    _ = await wait { isComplete }
    await window.settle()
  }

  /// Waits until the list shows a state that contains all changes that were made before the call.
  func catchUp() async throws {
    let version = try await store.snapshot(of: BookQuery(text: "no such word")).version
    #expect(await wait { (results?.snapshot?.version ?? 0) >= version })
    await rest()
  }

  /// The texts of a row.
  func text(_ cell: UITableViewCell) -> String {
    guard let content = cell.contentConfiguration as? UIListContentConfiguration else { return "" }
    return Self.text(content.text, content.secondaryText, isFavorite: content.image != nil)
  }

  /// The texts that the row of a book must have.
  static func text(_ book: Book) -> String {
    let details = ["\(book.author), \(book.year)", book.note].compactMap(\.self)
    return text(book.title, details.joined(separator: " · "), isFavorite: book.isFavorite)
  }

  private static func text(_ title: String?, _ details: String?, isFavorite: Bool) -> String {
    "\(isFavorite ? "★ " : "")\(title ?? "") | \(details ?? "")"
  }

  var texts: [String] { shownRows.map { text($0.cell) } }
}

let top = IndexPath(row: 0, section: 0)
