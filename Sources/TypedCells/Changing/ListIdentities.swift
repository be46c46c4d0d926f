/// The identities of a list before and after a change, for the diff.
struct ListIdentities {
  /// A section whose rows have to be compared by a diff.
  struct Pair {
    let old: Int
    let new: Int
    /// The rows to compare: all written rows; in a section with ``LazyRows``, those between the ends at which identities
    /// are equal.
    var oldRows: [_RowPart]
    var newRows: [_RowPart]
    /// The number of rows before them.
    let start: Int

    /// Returns the changes of the section, given those of the rows that were compared.
    func section(_ rows: PositionChanges) -> SectionedChanges.Section {
      var rows = rows
      if start > 0 { rows.shift(by: start) }
      return SectionedChanges.Section(old: old, new: new, rows: rows)
    }
  }

  /// The rows between the equal ends of a section with ``LazyRows``, if rows were only inserted or only deleted.
  private struct Rest {
    let section: (old: Int, new: Int)
    let old: Range<Int>
    let new: Range<Int>
  }

  /// The number of rows up to which a section is compared before the diff. Larger sections take long
  /// enough that the diff, which may run in the background, should do it.
  private static var smallSection: Int { 64 }

  /// What changed among the sections.
  private var sections = PositionChanges()
  /// The sections that the diff has to compare, by ascending new position.
  var pairs: [Pair] = []
  /// Sections with changes that are known without a diff.
  private var known: [SectionedChanges.Section] = []

  /// Collects the identities of the sections that are there before and after.
  ///
  /// - Complexity: O(*n*) for *n* sections, and rows in ``LazyRows`` whose elements have changed.
  @MainActor
  init(from old: [SectionContent], to new: [SectionContent]) {
    var rests: [Rest] = []
    if haveSameOrder(old, new) {
      for position in old.indices {
        compare(
          old[position].rows, new[position].rows, at: (position, position), rests: &rests)
      }
    } else {
      sections = PositionChanges(from: old, to: new)
      let positions = SectionPairs(sections, oldCount: old.count, newCount: new.count).oldPositions
      for position in new.indices {
        guard let oldPosition = positions[position] else { continue }
        compare(
          old[oldPosition].rows, new[position].rows, at: (oldPosition, position), rests: &rests)
      }
    }
    if !rests.isEmpty { collect(rests, from: old, to: new) }
  }

  /// Returns what changed. It contains no updates, because only the content of visible rows is compared.
  func changes() -> SectionedChanges {
    var changes = SectionedChanges()
    if !pairs.isEmpty { changes = changesOfRows() }
    changes.sections = sections
    if !known.isEmpty {
      changes.changedSections = (changes.changedSections + known).sorted { $0.new < $1.new }
    }
    return changes
  }

  /// Compares the rows of a section, unless a look at both sides already shows that they are the same.
  @MainActor
  private mutating func compare(
    _ before: RowSegments, _ after: RowSegments, at section: (old: Int, new: Int),
    rests: inout [Rest]
  ) {
    if before.hasSameRows(as: after) { return }
    if let oldRows = before.written, let newRows = after.written {
      // A diff costs much more for a small section than for a row.
      if oldRows.count == newRows.count, oldRows.count <= Self.smallSection,
        haveSameIdentities(oldRows, newRows)
      {
        return
      }
      pairs.append(
        Pair(old: section.old, new: section.new, oldRows: oldRows, newRows: newRows, start: 0))
    } else if let rows = after.reportedChanges(since: before) {
      if !rows.isEmpty {
        known.append(SectionedChanges.Section(old: section.old, new: section.new, rows: rows))
      }
    } else {
      compareLazily(before, after, at: section, rests: &rests)
    }
  }

  /// Keeps what lies between equal ends, because the identities of all lazy rows may not fit into memory.
  @MainActor
  private mutating func compareLazily(
    _ before: RowSegments, _ after: RowSegments, at section: (old: Int, new: Int),
    rests: inout [Rest]
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
    let rest = Rest(section: section, old: start..<oldEnd, new: start..<newEnd)
    if !rest.old.isEmpty, !rest.new.isEmpty {
      pairs.append(pair(of: rest, before, after))
    } else if oldEnd != newEnd {
      rests.append(rest)
    }
  }

  /// Adds sections in which rows were only inserted or deleted to the diff, if the rows may have moved between
  /// sections.
  @MainActor
  private mutating func collect(
    _ rests: [Rest], from old: [SectionContent], to new: [SectionContent]
  ) {
    var mayLeave = false
    var mayEnter = false
    for pair in pairs {
      mayLeave = mayLeave || !pair.oldRows.isEmpty
      mayEnter = mayEnter || !pair.newRows.isEmpty
    }
    for rest in rests {
      mayLeave = mayLeave || !rest.old.isEmpty
      mayEnter = mayEnter || !rest.new.isEmpty
    }
    for rest in rests {
      let (oldPosition, newPosition) = rest.section
      if rest.old.isEmpty ? mayLeave : mayEnter,
        max(rest.old.count, rest.new.count) <= Self.limitOfMovesBetweenSections
      {
        pairs.append(pair(of: rest, old[oldPosition].rows, new[newPosition].rows))
      } else {
        var rows = PositionChanges()
        if !rest.old.isEmpty { rows.deletions = [rest.old] }
        if !rest.new.isEmpty { rows.insertions = [rest.new] }
        known.append(SectionedChanges.Section(old: oldPosition, new: newPosition, rows: rows))
      }
    }
    pairs.sort { $0.new < $1.new }
  }

  /// The largest number of lazy rows among which rows that cross sections are looked for; their
  /// identities take about 2 MB. If more rows are inserted or deleted at once, those that cross are
  /// deleted and inserted.
  private static var limitOfMovesBetweenSections: Int { 65_536 }

  @MainActor
  private func pair(of rest: Rest, _ before: RowSegments, _ after: RowSegments) -> Pair {
    Pair(
      old: rest.section.old, new: rest.section.new, oldRows: before.parts(in: rest.old),
      newRows: after.parts(in: rest.new), start: rest.old.lowerBound)
  }
}

/// Returns whether the sections are the same ones in the same order.
private func haveSameOrder(_ old: [SectionContent], _ new: [SectionContent]) -> Bool {
  guard old.count == new.count else { return false }
  for position in old.indices where old[position].identity != new[position].identity {
    return false
  }
  return true
}

/// Returns whether as many rows have the same identities in the same order.
private func haveSameIdentities(_ old: [_RowPart], _ new: [_RowPart]) -> Bool {
  for position in old.indices where old[position].identity != new[position].identity {
    return false
  }
  return true
}

extension ListIdentities {
  /// What changed among the rows of the pairs.
  private func changesOfRows() -> SectionedChanges {
    if pairs.count == 1 {
      // No row can cross sections.
      let rows = PositionChanges(from: pairs[0].oldRows, to: pairs[0].newRows)
      var changes = SectionedChanges()
      if !rows.isEmpty { changes.changedSections = [pairs[0].section(rows)] }
      return changes
    }
    // The diff sees the pairs as all sections there are. Old rows with the same identity are found in
    // the order of the old sections.
    let oldOrder = pairs.indices.sorted { pairs[$0].old < pairs[$1].old }
    let newOrder = oldOrder.indices.sorted { oldOrder[$0] < oldOrder[$1] }
    var changes = SectionedChanges(
      among: SectionPairs(oldPositions: newOrder, newPositions: oldOrder),
      oldRows: oldOrder.map { pairs[$0].oldRows }, newRows: pairs.map(\.newRows))
    changes.changedSections = changes.changedSections.map { pairs[$0.new].section($0.rows) }
    changes.movesBetweenSections = changes.movesBetweenSections.map { move in
      let (from, to) = (pairs[oldOrder[move.old.section]], pairs[move.new.section])
      return RowMove(
        old: RowPath(section: from.old, row: from.start + move.old.row),
        new: RowPath(section: to.new, row: to.start + move.new.row))
    }
    return changes
  }
}

extension PositionChanges {
  /// Adds the number of equal elements before those that were compared to each position.
  fileprivate mutating func shift(by start: Int) {
    deletions = deletions.map { $0.lowerBound + start..<$0.upperBound + start }
    insertions = insertions.map { $0.lowerBound + start..<$0.upperBound + start }
    moves = moves.map { Move(old: $0.old + start, new: $0.new + start) }
  }
}
