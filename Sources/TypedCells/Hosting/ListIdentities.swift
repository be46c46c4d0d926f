/// The identities of a list before and after a change: all that its diff needs.
struct ListIdentities {
  struct Section: DiffableSection {
    var diffIdentity: RowIdentity
    /// The rows between the equal rows at both ends.
    var rows: [_RowPart] = []
    /// The number of equal rows before them.
    var start = 0
  }

  /// What is left of a section with ``LazyRows`` if rows were only inserted, or only deleted.
  private struct Rest {
    let section: (old: Int, new: Int)
    let old: Range<Int>
    let new: Range<Int>
  }

  /// The number of rows up to which a section is compared before the diff. Larger sections take long
  /// enough that the diff, which may run in the background, should do it.
  private static var smallSection: Int { 64 }

  /// What changed among the sections.
  private let sections: PositionChanges
  /// Whether the diff has rows to compare.
  private var hasRows = false
  var old: [Section]
  var new: [Section]
  /// Changes that are known without a diff.
  private var known: [SectionedChanges.Section] = []

  /// Collects the identities of the sections that are there before and after.
  ///
  /// - Complexity: O(*n*) for *n* sections, and rows in ``LazyRows`` whose elements have changed.
  @MainActor
  init<BaseCell>(from oldSections: [ListSection<BaseCell>], to newSections: [ListSection<BaseCell>])
  {
    old = Self.sections(oldSections)
    new = Self.sections(newSections)
    sections =
      old.elementsEqual(new) { $0.diffIdentity == $1.diffIdentity }
      ? PositionChanges() : PositionChanges(from: old, to: new)
    let pairs = SectionPairs(sections, oldCount: old.count, newCount: new.count)
    var rests: [Rest] = []
    for (newPosition, oldPosition) in pairs.oldPositions.enumerated() {
      guard let oldPosition else { continue }
      let (before, after) = (oldSections[oldPosition].rows, newSections[newPosition].rows)
      // The same array has the same rows, so there is nothing to compare.
      if before.hasSameRows(as: after) { continue }
      if before.isWritten, after.isWritten {
        let (oldParts, newParts) = (before.parts(), after.parts())
        // A diff costs much more for a small section than for a row.
        if oldParts.count == newParts.count, oldParts.count <= Self.smallSection,
          oldParts.elementsEqual(newParts, by: { $0.identity == $1.identity })
        {
          continue
        }
        old[oldPosition].rows = oldParts
        new[newPosition].rows = newParts
        hasRows = true
      } else if let rest = collectLazily(before, oldPosition, after, newPosition) {
        rests.append(rest)
      }
    }
    collect(rests, from: oldSections, to: newSections)
  }

  /// The sections without their rows. This is a loop because an isolated closure checks its actor at
  /// each call.
  @MainActor
  private static func sections<BaseCell>(_ sections: [ListSection<BaseCell>]) -> [Section] {
    var result: [Section] = []
    result.reserveCapacity(sections.count)
    for section in sections { result.append(Section(diffIdentity: section.identity)) }
    return result
  }

  /// Returns what changed. It contains no updates, because only the content of visible rows is compared.
  func changes() -> SectionedChanges {
    var changes = SectionedChanges()
    if hasRows {
      changes = SectionedChanges(from: old, to: new)
      changes.shift(oldRows: old.map(\.start), newRows: new.map(\.start))
    } else {
      changes.sections = sections
    }
    if !known.isEmpty {
      changes.changedSections = (changes.changedSections + known).sorted { $0.new < $1.new }
    }
    return changes
  }

  /// Keeps what lies between equal ends, because the identities of all lazy rows may not fit into memory.
  ///
  /// - Returns: the rest, if rows were only inserted or only deleted.
  @MainActor
  private mutating func collectLazily<BaseCell>(
    _ before: RowList<BaseCell>, _ oldPosition: Int,
    _ after: RowList<BaseCell>, _ newPosition: Int
  ) -> Rest? {
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
      keep(before.parts(in: start..<oldEnd), from: start, ofOldSection: oldPosition)
      keep(after.parts(in: start..<newEnd), from: start, ofNewSection: newPosition)
      return nil
    }
    return oldEnd == newEnd
      ? nil : Rest(section: (oldPosition, newPosition), old: start..<oldEnd, new: start..<newEnd)
  }

  /// Adds sections in which rows were only inserted or deleted to the diff, if the rows may come from
  /// other sections or go there.
  @MainActor
  private mutating func collect<BaseCell>(
    _ rests: [Rest], from oldSections: [ListSection<BaseCell>],
    to newSections: [ListSection<BaseCell>]
  ) {
    let mayLeave = old.contains { !$0.rows.isEmpty } || rests.contains { !$0.old.isEmpty }
    let mayEnter = new.contains { !$0.rows.isEmpty } || rests.contains { !$0.new.isEmpty }
    for rest in rests {
      let (oldPosition, newPosition) = rest.section
      if rest.old.isEmpty ? mayLeave : mayEnter,
        max(rest.old.count, rest.new.count) <= Self.crossingLimit
      {
        keep(
          oldSections[oldPosition].rows.parts(in: rest.old), from: rest.old.lowerBound,
          ofOldSection: oldPosition)
        keep(
          newSections[newPosition].rows.parts(in: rest.new), from: rest.new.lowerBound,
          ofNewSection: newPosition)
      } else {
        var rows = PositionChanges()
        if !rest.old.isEmpty { rows.deletions = [rest.old] }
        if !rest.new.isEmpty { rows.insertions = [rest.new] }
        known.append(SectionedChanges.Section(old: oldPosition, new: newPosition, rows: rows))
      }
    }
  }

  /// The largest number of lazy rows among which rows that cross sections are looked for; their
  /// identities take about 2 MB. If more rows are inserted or deleted at once, those that cross are
  /// deleted and inserted.
  private static var crossingLimit: Int { 65_536 }

  private mutating func keep(_ rows: [_RowPart], from start: Int, ofOldSection section: Int) {
    old[section].rows = rows
    old[section].start = start
    hasRows = true
  }

  private mutating func keep(_ rows: [_RowPart], from start: Int, ofNewSection section: Int) {
    new[section].rows = rows
    new[section].start = start
    hasRows = true
  }
}

extension SectionedChanges {
  /// Adds the number of equal rows before those that were compared to each position.
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
