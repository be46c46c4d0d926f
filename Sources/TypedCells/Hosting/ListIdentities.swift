/// The identities of a list before and after a change: all that its diff needs, wherever it is
/// computed.
struct ListIdentities {
  struct Section: DiffableSection {
    var diffIdentity: RowIdentity
    /// What is left of the rows between equal ends.
    var rows: [_RowPart] = []
    /// How many rows stand before those.
    var start = 0
  }

  var old: [Section]
  var new: [Section]
  /// Sections of which so much is known that no diff is needed.
  private var known: [SectionedChanges.Section] = []

  /// Collects the identities of the sections that are there before and after.
  ///
  /// - Complexity: O(*n*) for *n* sections, and rows in ``LazyRows`` whose elements have changed.
  @MainActor
  init<BaseCell>(from oldSections: [ListSection<BaseCell>], to newSections: [ListSection<BaseCell>])
  {
    old = oldSections.map { Section(diffIdentity: $0.identity) }
    new = newSections.map { Section(diffIdentity: $0.identity) }
    let sections = PositionChanges(from: old, to: new)
    let pairs = SectionPairs(sections, oldCount: old.count, newCount: new.count)
    for (newPosition, oldPosition) in pairs.oldPositions.enumerated() {
      guard let oldPosition else { continue }
      let (before, after) = (oldSections[oldPosition].rows, newSections[newPosition].rows)
      // Of rows that are where they were, none can be told to have left or come.
      if before.hasSameRows(as: after) { continue }
      if before.isWritten, after.isWritten {
        old[oldPosition].rows = before.parts()
        new[newPosition].rows = after.parts()
      } else {
        collectLazily(before, oldPosition, after, newPosition)
      }
    }
  }

  /// What changed; nothing in it is an update, for content is compared of rows on screen only.
  func changes() -> SectionedChanges {
    var changes = SectionedChanges(from: old, to: new)
    changes.shift(oldRows: old.map(\.start), newRows: new.map(\.start))
    if !known.isEmpty {
      changes.changedSections = (changes.changedSections + known).sorted { $0.new < $1.new }
    }
    return changes
  }

  /// Keeps only what lies between equal ends, and nothing where that is gone, or was not there.
  ///
  /// There may be so many rows in a lazy group that their identities fit into no memory.
  @MainActor
  private mutating func collectLazily<BaseCell>(
    _ before: RowList<BaseCell>, _ oldPosition: Int,
    _ after: RowList<BaseCell>, _ newPosition: Int
  ) {
    let limit = min(before.count, after.count)
    var start = 0
    while start < limit, before.identity(at: start) == after.identity(at: start) { start += 1 }
    var (oldEnd, newEnd) = (before.count, after.count)
    while oldEnd > start, newEnd > start,
      before.identity(at: oldEnd - 1) == after.identity(at: newEnd - 1)
    {
      oldEnd -= 1
      newEnd -= 1
    }
    if start < oldEnd, start < newEnd {
      old[oldPosition].rows = before.parts(in: start..<oldEnd)
      new[newPosition].rows = after.parts(in: start..<newEnd)
      old[oldPosition].start = start
      new[newPosition].start = start
    } else if oldEnd != newEnd {
      var rows = PositionChanges()
      if start < oldEnd { rows.deletions = [start..<oldEnd] }
      if start < newEnd { rows.insertions = [start..<newEnd] }
      known.append(SectionedChanges.Section(old: oldPosition, new: newPosition, rows: rows))
    }
  }
}

extension SectionedChanges {
  /// Counts in the rows that stand before those which were compared, section by section.
  fileprivate mutating func shift(oldRows: [Int], newRows: [Int]) {
    func shifted(_ row: RowMove) -> RowMove {
      RowMove(
        old: RowPath(section: row.old.section, row: row.old.row + oldRows[row.old.section]),
        new: RowPath(section: row.new.section, row: row.new.row + newRows[row.new.section]))
    }
    for index in changedSections.indices {
      let section = changedSections[index]
      let (old, new) = (oldRows[section.old], newRows[section.new])
      guard old != 0 || new != 0 else { continue }
      var rows = section.rows
      rows.deletions = rows.deletions.map { $0.lowerBound + old..<$0.upperBound + old }
      rows.insertions = rows.insertions.map { $0.lowerBound + new..<$0.upperBound + new }
      rows.moves = rows.moves.map { PositionChanges.Move(old: $0.old + old, new: $0.new + new) }
      changedSections[index].rows = rows
    }
    crossings = crossings.map(shifted)
  }
}
