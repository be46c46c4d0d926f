import TypedCells

/// A row that the user has dropped: the view shows it in its new place, and expects of the content that
/// it does, too.
@MainActor
struct UserMove {
  private enum Outcome {
    case unchanged, same, other
  }

  private let move: RowMove
  /// How many rows each section had.
  private let counts: [Int]
  private var outcome = Outcome.unchanged

  init(_ move: RowMove, in sections: [Int]) {
    self.move = move
    counts = sections
  }

  /// Whether the content is now what the view shows.
  var isDone: Bool { outcome == .same }

  /// How many rows the view takes each section to have.
  var countsInView: [Int] {
    var counts = counts
    guard counts.indices.contains(move.old.section),
      counts.indices.contains(move.new.section)
    else { return counts }
    counts[move.old.section] -= 1
    counts[move.new.section] += 1
    return counts
  }

  /// Takes notice of a change that the row's handler made.
  mutating func note(_ changes: SectionedChanges) {
    outcome = outcome == .unchanged && isSame(changes) ? .same : .other
  }

  /// Takes notice of content that has nothing to do with the one before.
  mutating func noteReload() { outcome = .other }

  /// Whether a change is the user's move, however the diff puts it.
  private func isSame(_ changes: SectionedChanges) -> Bool {
    let concerned = Set([move.old.section, move.new.section])
    guard changes.sections.isEmpty, concerned.allSatisfy(counts.indices.contains),
      changes.changedSections.allSatisfy({ concerned.contains($0.old) })
    else { return false }
    var mapping = PathMapping(changes)
    return concerned.allSatisfy { section in
      (0..<counts[section]).allSatisfy { row in
        let path = RowPath(section: section, row: row)
        return mapping.newPath(of: path) == pathInView(of: path)
      }
    }
  }

  /// Where the view shows the row that stood at a path.
  private func pathInView(of path: RowPath) -> RowPath {
    if path == move.old { return move.new }
    var path = path
    if path.section == move.old.section, path.row > move.old.row { path.row -= 1 }
    if path.section == move.new.section, path.row >= move.new.row { path.row += 1 }
    return path
  }
}
