import HeadlessList
import TypedCells

/// A host that notes which rows the list selects and deselects, and whether that and changes are animated.
final class NotingHost: ListHost {
  typealias Cell = HeadlessCell

  var selectionMode = SelectionMode.multiple { didSet { if losesSelection { selection = [] } } }
  /// Whether the host deselects all rows during a change and when its mode changes, as UIKit's views do.
  var losesSelection = false
  var holdsChanges = false
  var sectionMoves = SectionMoves.all
  private(set) var notes: [String] = []
  /// Whether each change was animated.
  private(set) var animations: [Bool] = []
  private var selection: Set<RowPath> = []

  var selectedPaths: [RowPath] { selection.sorted() }
  var visibleCells: [VisibleCell<HeadlessCell>] { [] }
  func attach(to list: ListEngine<NotingHost>) {}
  func register(_ registration: CellRegistration<HeadlessCell>) {}
  func reload() {}
  func reloadRows(at paths: [RowPath]) {}
  func reloadHeaderFooters(ofSections sections: [Int]) {}
  func adjustHeights(ofRowsAt paths: [RowPath]) {}
  func makeEmptyCell() -> HeadlessCell { HeadlessCell() }

  func setSelected(_ isSelected: Bool, rowAt path: RowPath, animated: Bool) {
    if isSelected { selection.insert(path) } else { selection.remove(path) }
    note("\(isSelected ? "select" : "deselect") \(path)\(animated ? ", animated" : "")")
  }

  func perform(
    _ changes: SectionedChanges, animated: Bool, commit: () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    animations.append(animated)
    if losesSelection { selection = [] }
    commit()
    completion()
  }

  func note(_ event: String) { notes.append(event) }

  func newNotes() -> [String] {
    defer { notes = [] }
    return notes
  }
}
