import Foundation
import HeadlessUIKit
import LibraryResults
import LibraryScreen
import LibraryShown
import LibraryStore
import TypedCells

/// Compares what is on screen with the recorded states.
@MainActor
struct StateCheck {
  private(set) var problems: [String] = []
  /// The states whose rows were compared.
  private(set) var versions: Set<Int64> = []
  private(set) var completeScreens = 0
  private(set) var rowsInChange = 0

  private let shown: ShownLibrary
  private let recorder: StateRecorder

  init(_ shown: ShownLibrary, _ recorder: StateRecorder) {
    (self.shown, self.recorder) = (shown, recorder)
  }

  mutating func perform() {
    guard let results = shown.results, let snapshot = results.snapshot else { return }
    guard let state = waitForState(snapshot.version) else {
      return note("the database never had version \(snapshot.version)")
    }
    versions.insert(snapshot.version)
    let version = "version \(snapshot.version): "
    if results.sections.map({ $0.title ?? "" }) != state.groups.map(\.genre) {
      note(version + "the sections are \(results.sections.map(\.title))")
    }
    for (section, group) in zip(results.sections, state.groups)
    where section.ids != group.books.map(\.id) {
      note(version + "the identities in \(group.genre) differ")
    }
    let rows = shown.shownRows
    let counts = (0..<shown.table.numberOfSections).map(shown.table.numberOfRows)
    if counts != state.groups.map(\.books.count) {
      return note(version + "the table has \(counts)")
    }
    compare(rows, with: state, version)
  }

  private mutating func compare(
    _ rows: [(path: IndexPath, cell: UITableViewCell)], with state: StateRecorder.State,
    _ version: String
  ) {
    let isComplete = shown.isComplete
    for (path, cell) in rows {
      let book = state.groups[path.section].books[path.row]
      let text = shown.text(cell)
      if isComplete {
        if text != ShownLibrary.text(book) { note(version + "\(path) shows \(text), not \(book)") }
      } else if cell is BookCell {
        // The row may show the book as it was until it's read again, and must never show another book.
        rowsInChange += 1
        if !text.contains("\(book.title) | \(book.author), \(book.year)") {
          note(version + "\(path) shows another book: \(text), not \(book)")
        }
      }
    }
    if isComplete, !rows.isEmpty { completeScreens += 1 }
  }

  /// The list may show a state before the recorder has read it.
  private func waitForState(_ version: Int64) -> StateRecorder.State? {
    for _ in 0..<2000 {
      if let state = recorder.state(version) { return state }
      Thread.sleep(forTimeInterval: 0.001)
    }
    return nil
  }

  private mutating func note(_ problem: String) {
    if problems.count < 5 { problems.append(problem) }
  }
}
