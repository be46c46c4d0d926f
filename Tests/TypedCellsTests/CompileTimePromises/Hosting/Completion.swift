// A host can keep the completion of a change as a closure of the main actor.

import TypedCells

private final class Screen: ListHost {
  private var completion: (@MainActor () -> Void)?

  var visibleCells: [VisibleCell<ScreenCell>] { [] }
  func attach(to list: ListEngine<Screen>) {}
  func register(_ registration: CellRegistration<ScreenCell>) {}
  func reload() {}
  func reloadRows(at paths: [RowPath]) {}
  func reloadHeaderFooters(ofSections sections: [Int]) {}
  func adjustHeights(ofRowsAt paths: [RowPath]) {}
  func perform(
    _ changes: SectionedChanges, animated: Bool, commit: () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    self.completion = completion
  }
  func makeEmptyCell() -> ScreenCell { ScreenCell() }
}
