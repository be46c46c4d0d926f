import TypedCells

/// What is wrong with the diff of a case, `nil` if all laws hold.
func brokenLaw<ID: FuzzIdentity>(of fuzzCase: FuzzCase, identities _: ID.Type) -> String? {
  let old = fuzzCase.old.map { DiffedSection<ID>($0) }
  let new = fuzzCase.new.map { DiffedSection<ID>($0) }
  let changes = SectionedChangeSet(from: old, to: new)
  if changes.isEmpty != (fuzzCase.old == fuzzCase.new) { return "is empty: \(changes.isEmpty)" }
  return replayFailure(of: changes)
    ?? (fuzzCase.hasUniqueIdentities ? minimalityFailure(of: changes, fuzzCase) : nil)
    ?? brokenLinearLaw(of: fuzzCase, identities: ID.self)
}

/// What goes wrong when the stages are performed.
private func replayFailure<ID>(of changes: SectionedChangeSet<DiffedSection<ID>>) -> String? {
  var shown = changes.old.map(\.plain)
  let stages = changes.stages()
  for (index, stage) in stages.enumerated() {
    let content = stage.content.map(\.plain)
    let problems = stage.batch.problems(
      from: shown.map(\.rows.count), to: content.map(\.rows.count))
    let context = "stage \(index + 1) of \(stages.count), \(stage.batch), of \(changes)"
    if let problem = problems.first { return "\(problem) in \(context)" }
    if stage.batch.isEmpty { return "nothing is done in \(context)" }
    shown = BatchSimulator(batch: stage.batch, old: shown, new: content).shown()
    if shown != content { return "shows \(shown) and not \(content) after \(context)" }
  }
  if shown != changes.new.map(\.plain) { return "ends with \(shown) after \(changes)" }
  let found = changes.changes
  let mayNeedMore = !found.sections.moves.isEmpty || !found.sections.updates.isEmpty
  let movesRows =
    !found.crossings.isEmpty || found.changedSections.contains { !$0.rows.moves.isEmpty }
  if stages.count > 3 || (stages.count > 1 && !mayNeedMore && !movesRows) {
    return "\(stages.count) stages for \(changes)"
  }
  return nil
}

/// Where the changes differ from the reference.
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
    } + found.updatedCrossings.map { oldRow($0.old.section, $0.old.row) }
  let crossed = found.crossings.map { oldRow($0.old.section, $0.old.row) }
  let moves = found.changedSections.reduce(0) { $0 + $1.rows.moves.count }
  if found.sections.moves.count != reference.sectionMoves { return "section moves in \(changes)" }
  if moves != reference.rowMoves { return "\(moves) moves, not \(reference.rowMoves): \(changes)" }
  if Set(deleted) != reference.deletedRows { return "deletions in \(changes)" }
  if Set(inserted) != reference.insertedRows { return "insertions in \(changes)" }
  if Set(updated) != reference.updatedRows { return "updates in \(changes)" }
  if Set(crossed) != reference.crossings { return "crossings in \(changes)" }
  return nil
}

/// What is wrong with the diff of the first sections alone.
private func brokenLinearLaw<ID: FuzzIdentity>(
  of fuzzCase: FuzzCase, identities _: ID.Type
) -> String? {
  let old = fuzzCase.old.first?.rows ?? []
  let new = fuzzCase.new.first?.rows ?? []
  let changes = ChangeSet(
    from: old.map { DiffedRow<ID>(row: $0) }, to: new.map { DiffedRow<ID>(row: $0) })
  func section(_ rows: [FuzzRow]) -> [FuzzSection] { [FuzzSection(id: 0, value: 0, rows: rows)] }
  var shown = section(old)
  for stage in changes.stages() {
    let content = section(stage.content.map(\.row))
    let problems = stage.batch.problems(from: [shown[0].rows.count], to: [content[0].rows.count])
    if let problem = problems.first { return "linear: \(problem) in \(changes)" }
    shown = BatchSimulator(batch: stage.batch, old: shown, new: content).shown()
    if shown != content { return "linear: shows \(shown) and not \(content) after \(stage.batch)" }
  }
  if shown != section(new) { return "linear: ends with \(shown) after \(changes)" }
  var counts: [Int: Int] = [:]
  for row in old { counts[row.id, default: 0] += 1 }
  for row in new { counts[row.id, default: 0] -= 1 }
  let gone = changes.changes.deletions.reduce(0) { $0 + $1.count }
  let needed = counts.values.reduce(0) { $0 + max($1, 0) }
  return gone == needed ? nil : "linear: \(gone) deletions, not \(needed): \(changes)"
}
