import TypedCells

/// A step of a change in terms of the rows of an `NSTableView`, which have no sections.
///
/// A table processes changes one after another: first all removals, then the moves, then all insertions.
struct TableEdits: Equatable {
  struct Move: Equatable {
    /// The row's position when the move's turn has come.
    var old: Int
    /// The row's position after the move.
    var new: Int
  }

  /// The largest number of moves. Each costs time in proportion to the others, so that more rows are removed and
  /// inserted again instead.
  static let moveLimit = 200

  /// The rows to remove, by their positions before the step.
  var removed = IndexSet()
  /// The rows to move, in this order.
  var moves: [Move] = []
  /// The rows to insert, by their positions after the step.
  var inserted = IndexSet()

  /// No edits.
  init() {}

  /// - Parameters:
  ///   - changes: the step.
  ///   - old: the positions before the step.
  ///   - new: the positions after it.
  init(_ changes: SectionedChanges, from old: FlatPositions, to new: FlatPositions) {
    for section in changes.sections.deletions.joined() {
      removed.insert(integersIn: old.sections[section].positions)
    }
    for section in changes.sections.insertions.joined() {
      inserted.insert(integersIn: new.sections[section].positions)
    }
    // AppKit moves single rows, so a section is removed and inserted.
    for section in changes.sections.moves {
      removed.insert(integersIn: old.sections[section.old].positions)
      inserted.insert(integersIn: new.sections[section.new].positions)
    }
    var moved: [Move] = []
    func move(_ oldPath: RowPath, to newPath: RowPath) {
      guard let from = old.position(of: .row(oldPath)), let to = new.position(of: .row(newPath))
      else { return }
      moved.append(Move(old: from, new: to))
    }
    for section in changes.changedSections {
      for rows in section.rows.deletions {
        removed.insert(integersIn: old.sections[section.old].positions(ofRows: rows))
      }
      for rows in section.rows.insertions {
        inserted.insert(integersIn: new.sections[section.new].positions(ofRows: rows))
      }
      for row in section.rows.moves {
        move(
          RowPath(section: section.old, row: row.old),
          to: RowPath(section: section.new, row: row.new)
        )
      }
    }
    for row in changes.movesBetweenSections { move(row.old, to: row.new) }
    add(moved)
  }

  /// Makes the same edits in an array with an element for each row. Inserted elements are `nil`.
  func apply<Element>(to elements: inout [Element?]) {
    var staying = elements.indices.filter { !removed.contains($0) }.map { elements[$0] }
    for move in moves { staying.insert(staying.remove(at: move.old), at: move.new) }
    elements = []
    for element in staying {
      while inserted.contains(elements.count) { elements.append(nil) }
      elements.append(element)
    }
    while inserted.contains(elements.count) { elements.append(nil) }
  }

  private mutating func add(_ moved: [Move]) {
    var kept: [Move] = []
    for move in moved {
      // A row that leaves or enters a section that is removed or inserted as a whole.
      if moved.count > Self.moveLimit || removed.contains(move.old) || inserted.contains(move.new) {
        removed.insert(move.old)
        inserted.insert(move.new)
      } else {
        kept.append(move)
      }
    }
    kept.sort { $0.new < $1.new }
    // While the moves are carried out, the list consists of the rows that aren't moved, and between them of rows that
    // were moved already, followed by rows that still have to be moved.
    let stayingBefore = kept.enumerated().map { index, move in
      move.new - inserted.count(in: 0..<move.new) - index
    }
    let stayingBeforeOld = kept.map { move in
      move.old - removed.count(in: 0..<move.old) - kept.count { $0.old < move.old }
    }
    for (index, move) in kept.enumerated() {
      let (before, beforeOld) = (stayingBefore[index], stayingBeforeOld[index])
      var (from, to) = (beforeOld, before + index)
      for done in 0..<index where stayingBefore[done] <= beforeOld { from += 1 }
      for next in index + 1..<kept.count {
        if kept[next].old < move.old { from += 1 }
        if stayingBeforeOld[next] < before { to += 1 }
      }
      if from != to { moves.append(Move(old: from, new: to)) }
    }
  }
}
