import TypedCells
import TypedCellsTesting

/// Returns the first law that the diff of a case breaks, or `nil` if all laws hold.
func brokenLaw<ID: FuzzIdentity>(of fuzzCase: FuzzCase, identities _: ID.Type) -> String? {
  let old = fuzzCase.old.map { DiffedSection<ID>($0) }
  // Unchanged sections share their memory, as they do in a list that keeps its content.
  let kept = Dictionary(zip(fuzzCase.old, old)) { first, _ in first }
  let new = fuzzCase.new.map { kept[$0] ?? DiffedSection<ID>($0) }
  let changes = SectionedChangeSet(from: old, to: new)
  if changes.isEmpty != (fuzzCase.old == fuzzCase.new) { return "is empty: \(changes.isEmpty)" }
  return violation(of: DiffLaws(from: old, to: new, duplicates: .disambiguate).report(), changes)
    ?? changes.changes.changedSections.firstNonNil { rebuildingFailure(of: $0.rows) }
    ?? stageFailure(of: changes)
    ?? (fuzzCase.hasUniqueIdentities ? minimalityFailure(of: changes, fuzzCase) : nil)
    ?? brokenLinearLaw(of: fuzzCase, identities: ID.self)
    ?? (fuzzCase.isSmall ? brokenDetail(of: fuzzCase, changes) : nil)
}

/// Returns how changes differ from changes rebuilt from their own parts in another order.
private func rebuildingFailure(of changes: PositionChanges) -> String? {
  func halves(_ ranges: [Range<Int>]) -> [Range<Int>] {
    ranges.reversed().flatMap { range in
      let middle = (range.lowerBound + range.upperBound) / 2
      return [middle..<range.upperBound, range.lowerBound..<middle]
    }
  }
  let rebuilt = PositionChanges(
    deletions: halves(changes.deletions), insertions: halves(changes.insertions),
    moves: changes.moves.reversed())
  return rebuilt.deletions == changes.deletions && rebuilt.insertions == changes.insertions
    && rebuilt.moves == changes.moves ? nil : "made of its parts, \(changes) is \(rebuilt)"
}

extension Sequence {
  fileprivate func firstNonNil<Result>(_ transform: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = transform(element) { return result }
    }
    return nil
  }
}

/// Returns the first failure of the checks that need to run on small cases only.
private func brokenDetail<ID>(
  of fuzzCase: FuzzCase, _ changes: SectionedChangeSet<DiffedSection<ID>>
) -> String? {
  // Types that rely on the library's defaults get the same changes. Identities whose hashes collide are
  // an exception, because the diff then picks other rows as anchors.
  if ID.self != Colliding.self,
    SectionedChangeSet(from: fuzzCase.old, to: fuzzCase.new).changes != changes.changes
  {
    return "as Identifiable sections, \(changes) are others"
  }
  return brokenDescription(of: changes) ?? brokenPolicy(of: fuzzCase, identities: ID.self)
    ?? brokenLinearPolicy(of: fuzzCase) ?? brokenText(of: fuzzCase, identities: ID.self)
}

private func violation(of report: LawReport, _ changes: some CustomStringConvertible) -> String? {
  report.violations.first.map { "\($0) of \(changes)" }
}

/// Returns a failure if the change takes too many stages, or if a stage maps an element to the wrong
/// path.
private func stageFailure<ID>(of changes: SectionedChangeSet<DiffedSection<ID>>) -> String? {
  let stages = changes.stages()
  var shown = changes.old.map(\.plain)
  // The seed depends on the contents, so that a smaller case that still fails fails each time.
  var random = SeededGenerator(seed: seed(of: shown + changes.new.map(\.plain)))
  for stage in stages {
    let content = stage.content.map(\.plain)
    let failure = brokenBatchCheck(
      of: stage.batch, from: shown.map(\.rows.count), to: content.map(\.rows.count),
      using: &random)
    if let failure { return failure }
    if let failure = mappingFailure(of: stage.changes, from: shown, to: content) {
      return "\(failure) in \(stage.batch), of \(changes)"
    }
    shown = content
  }
  let found = changes.changes
  let mayNeedMore = !found.sections.moves.isEmpty || !found.sections.updates.isEmpty
  let movesRows =
    !found.movesBetweenSections.isEmpty || found.changedSections.contains { !$0.rows.moves.isEmpty }
  if stages.count > 3 || (stages.count > 1 && !mayNeedMore && !movesRows) {
    return "\(stages.count) stages for \(changes)"
  }
  return nil
}

/// Returns the row that a host would look for at the wrong path.
private func mappingFailure(
  of changes: SectionedChanges, from old: [FuzzSection], to new: [FuzzSection]
) -> String? {
  var mapping = PathMapping(changes)
  // Each row gets a unique value, so that the check can find it after the batch.
  let tagged = old.enumerated().map { section, content in
    FuzzSection(
      id: section, value: 0,
      rows: content.rows.indices.map { FuzzRow(id: section, value: -1 - $0) })
  }
  var batch = BatchUpdate(changes)
  batch.reloadedRows = []
  batch.reloadedSections = []
  let blank = new.map { section in
    FuzzSection(
      id: -1, value: 0, rows: section.rows.map { _ in FuzzRow(id: -1, value: 0) })
  }
  let shown =
    batch.replayed(
      on: tagged.map { DiffedSection<Int>($0) }, to: blank.map { DiffedSection<Int>($0) }
    )
    .map { $0.map(\.plain) } ?? []
  var expected: [RowPath: RowPath] = [:]
  for (section, content) in shown.enumerated() {
    for (row, tag) in content.rows.enumerated() where tag.value < 0 {
      expected[RowPath(section: tag.id, row: -1 - tag.value)] = RowPath(section: section, row: row)
    }
  }
  let movedRows = Set(batch.movedRows.map(\.old))
  let movedSections = Set(batch.movedSections.map(\.old))
  for section in old.indices {
    for row in old[section].rows.indices {
      let path = RowPath(section: section, row: row)
      if mapping.isMoved(path) != (movedRows.contains(path) || movedSections.contains(section)) {
        return "row \(path) is moved: \(mapping.isMoved(path))"
      }
      let found = mapping.newPath(of: path)
      if found != expected[path] {
        return "row \(path) is mapped to \(found.map { "\($0)" } ?? "nowhere")"
      }
    }
  }
  return nil
}

/// Returns the first difference between the changes and the reference.
private func minimalityFailure<ID>(
  of changes: SectionedChangeSet<DiffedSection<ID>>, _ fuzzCase: FuzzCase
) -> String? {
  let reference = ReferenceDiff(old: fuzzCase.old, new: fuzzCase.new)
  let found = changes.changes
  func oldRow(_ section: Int, _ row: Int) -> Int { fuzzCase.old[section].rows[row].id }
  func newRow(_ section: Int, _ row: Int) -> Int { fuzzCase.new[section].rows[row].id }
  let deleted = found.changedSections.flatMap { section in
    section.rows.deletions.joined().map { oldRow(section.old, $0) }
  }
  let inserted = found.changedSections.flatMap { section in
    section.rows.insertions.joined().map { newRow(section.new, $0) }
  }
  let updated =
    found.changedSections.flatMap { section in
      section.rows.updates.map { oldRow(section.old, $0.old) }
    } + found.updatedMovesBetweenSections.map { oldRow($0.old.section, $0.old.row) }
  let crossed = found.movesBetweenSections.map { oldRow($0.old.section, $0.old.row) }
  let moves = found.changedSections.reduce(0) { $0 + $1.rows.moves.count }
  if found.sections.moves.count != reference.sectionMoves { return "section moves in \(changes)" }
  if moves != reference.rowMoves { return "\(moves) moves, not \(reference.rowMoves): \(changes)" }
  if Set(deleted) != reference.deletedRows { return "deletions in \(changes)" }
  if Set(inserted) != reference.insertedRows { return "insertions in \(changes)" }
  if Set(updated) != reference.updatedRows { return "updates in \(changes)" }
  if Set(crossed) != reference.movesBetweenSections { return "movesBetweenSections in \(changes)" }
  return nil
}

/// Returns the first law that the diff of the first sections alone breaks.
private func brokenLinearLaw<ID: FuzzIdentity>(
  of fuzzCase: FuzzCase, identities _: ID.Type
) -> String? {
  let old = fuzzCase.old.first?.rows ?? []
  let new = fuzzCase.new.first?.rows ?? []
  let changes = ChangeSet(
    from: old.map { DiffedRow<ID>(row: $0) }, to: new.map { DiffedRow<ID>(row: $0) })
  let laws = DiffLaws(elementsFrom: changes.old, to: changes.new, duplicates: .disambiguate)
  if let violation = violation(of: laws.report(), changes) { return "linear: \(violation)" }
  var counts: [Int: Int] = [:]
  for row in old { counts[row.id, default: 0] += 1 }
  for row in new { counts[row.id, default: 0] -= 1 }
  if ID.self != Colliding.self {
    if ChangeSet(from: old, to: new).changes != changes.changes { return "linear: as Identifiable" }
    // Strings are their own identities, and have no other content.
    let others = ChangeSet(from: old.map { "\($0.id)" }, to: new.map { "\($0.id)" }).changes
    let own = changes.changes
    if (others.deletions, others.insertions) != (own.deletions, own.insertions)
      || others.moves != own.moves
    {
      return "linear: as strings"
    }
  }
  if changes.isEmpty != (old == new) { return "linear: is empty: \(changes.isEmpty)" }
  if changes.description != changes.changes.description { return "linear: the description" }
  let gone = changes.changes.deletions.reduce(0) { $0 + $1.count }
  let needed = counts.values.reduce(0) { $0 + max($1, 0) }
  return gone == needed ? nil : "linear: \(gone) deletions, not \(needed): \(changes)"
}

/// A number that depends on all identities and values.
private func seed(of sections: [FuzzSection]) -> UInt64 {
  let numbers = sections.flatMap { [$0.id, $0.value] + $0.rows.flatMap { [$0.id, $0.value] } }
  return numbers.reduce(0) { ($0 &* 31) &+ UInt64(bitPattern: Int64($1)) }
}
