import TypedCells

/// A row that the user has dropped. The view shows it at its new path, and expects that the content does, too.
@MainActor
struct UserMove {
  private enum Outcome {
    case unchanged, same, other
  }

  private let move: RowMove
  /// The number of rows in each section before the move.
  private let counts: [Int]
  private var outcome = Outcome.unchanged
  /// The paths of the selected rows in the content. Those in the view differ from them until the move is settled.
  private(set) var selected: [RowPath]
  /// The sections whose headers or footers changed with the move. The view can't replace them before it ends.
  private(set) var sectionsWithOtherHeaderFooters: Set<Int> = []

  init(_ move: RowMove, in sections: [Int], selected: [RowPath]) {
    self.move = move
    self.selected = selected
    counts = sections
  }

  /// Whether the view now shows the content.
  var isDone: Bool { outcome == .same }

  /// The number of rows that the view expects in each section.
  var countsInView: [Int] {
    var counts = counts
    guard counts.indices.contains(move.old.section),
      counts.indices.contains(move.new.section)
    else { return counts }
    counts[move.old.section] -= 1
    counts[move.new.section] += 1
    return counts
  }

  /// Notes a change that the row's handler made.
  mutating func note(_ changes: SectionedChanges) {
    outcome = outcome == .unchanged && isSame(changes) ? .same : .other
    var mapping = PathMapping(changes)
    selected = selected.compactMap { mapping.newPath(of: $0) }.sorted()
  }

  /// Notes that sections need other headers or footers.
  mutating func note(otherHeaderFootersOf sections: [Int]) {
    sectionsWithOtherHeaderFooters.formUnion(sections)
  }

  /// Notes that the content was replaced.
  mutating func noteReload() {
    outcome = .other
    selected = []
  }

  /// Notes that code selects or deselects a row. The view is reloaded after the move and selects these rows, because
  /// UIKit doesn't document when it moves the selection.
  mutating func note(isSelected: Bool, _ path: RowPath) {
    outcome = .other
    selected.removeAll { $0 == path }
    if isSelected { selected = (selected + [path]).sorted() }
  }

  /// Returns whether a change has the same result as the user's move. The diff may describe it in another way.
  private func isSame(_ changes: SectionedChanges) -> Bool {
    let sections = Set([move.old.section, move.new.section])
    guard changes.sections.isEmpty, sections.allSatisfy(counts.indices.contains),
      changes.changedSections.allSatisfy({ sections.contains($0.old) })
    else { return false }
    var mapping = PathMapping(changes)
    return sections.allSatisfy { section in
      (0..<counts[section]).allSatisfy { row in
        let path = RowPath(section: section, row: row)
        return mapping.newPath(of: path) == pathInView(of: path)
      }
    }
  }

  /// Returns the path at which the view shows a row now.
  private func pathInView(of path: RowPath) -> RowPath {
    if path == move.old { return move.new }
    var path = path
    if path.section == move.old.section, path.row > move.old.row { path.row -= 1 }
    if path.section == move.new.section, path.row >= move.new.row { path.row += 1 }
    return path
  }
}
