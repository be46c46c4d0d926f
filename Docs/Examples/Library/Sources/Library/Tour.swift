import HeadlessUIKit
import LibraryResults
import LibraryScreen
import LibraryShown
import LibraryStore
import TypedCells

/// Does what a user may do, and prints the screen after each step.
@MainActor
struct Tour {
  private let shown: ShownLibrary
  private let total: Int

  init(_ source: LibraryScreen.Source) {
    shown = ShownLibrary(source, height: 460)
    total = source.total
  }

  func run() async {
    guard await open() else { return }
    await importWhileScrolling()
    await search()
    await makeFavorite()
    await deleteAndUndo()
    await changeGrouping()
  }

  private func open() async -> Bool {
    guard await shown.wait(until: { shown.results?.snapshot != nil || !shown.problem.isEmpty })
    else { return false }
    await show("The library is open")
    return shown.problem.isEmpty
  }

  private func importWhileScrolling() async {
    shown.screen.importButton.user.tap()
    for part in 1...3 {
      _ = await shown.wait { count >= part * total / 4 || !isImporting }
      shown.table.user.scroll(by: 700)
      await show("The user scrolls while books are imported")
    }
    _ = await shown.wait { !isImporting && count == total }
    await show("All books are imported")
  }

  private func search() async {
    shown.search("lantern amber")
    _ = await shown.wait { shown.results?.snapshot?.query.text == "lantern amber" }
    await show("The user searches")
  }

  private func makeFavorite() async {
    _ = shown.swipe(IndexPath(row: 0, section: 0), from: .leading, "Favorite")
    _ = await shown.wait { shown.text.contains("★") }
    await show("The user makes the first book a favorite")
  }

  private func deleteAndUndo() async {
    let before = count
    _ = shown.swipe(IndexPath(row: 0, section: 0), from: .trailing, "Delete")
    _ = await shown.wait { count < before }
    await show("The user deletes it")
    shown.screen.undoButton.user.tap()
    _ = await shown.wait { count == before }
    // The list keeps the rows on screen where they are, so the book is above them.
    shown.table.user.scroll(by: -BookCell.height)
    await show("The user undoes the deletion")
  }

  private func changeGrouping() async {
    shown.search("")
    shown.screen.groupingButton.user.tap()
    _ = await shown.wait { shown.results?.snapshot?.query.grouping == .author && count == total }
    await show("The search ends, and the sections are letters")
  }

  private var count: Int { shown.results?.count ?? 0 }

  private var isImporting: Bool { !shown.screen.importBar.isHidden }

  private func show(_ step: String) async {
    if count > 0 { _ = await shown.waitForRows() }
    await shown.window.settle()
    print("\n# \(step): \(count) books\n\n\(shown.text)")
    if let reads = shown.screen.store?.counts.current {
      print(
        """

          read so far: \(reads.identities) identities in \(reads.snapshots) snapshots, \
        \(reads.books) books in \(reads.bookReads) statements
        """)
    }
  }
}
