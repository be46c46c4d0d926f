import TypedCells

/// Returns the description that omits or repeats a change. A description has one phrase for each change,
/// separated by commas.
func brokenDescription<ID>(of changes: SectionedChangeSet<DiffedSection<ID>>) -> String? {
  let found = changes.changes
  let phrases =
    found.changedSections.reduce(found.sections.phraseCount) { $0 + $1.rows.phraseCount }
    + found.movesBetweenSections.count + found.updatedMovesBetweenSections.count
  if isWrong(changes.description, phrases) { return "the description of \(phrases) changes" }
  for section in found.changedSections where isWrong("\(section.rows)", section.rows.phraseCount) {
    return "the description of section \(section.new)"
  }
  for batch in changes.stages().map(\.batch) {
    let sections =
      batch.deletedSections.count + batch.insertedSections.count + batch.movedSections.count
      + batch.reloadedSections.count
    let rows =
      batch.deletedRows.count + batch.insertedRows.count + batch.movedRows.count
      + batch.reloadedRows.count
    if isWrong(batch.description, sections + rows) { return "the description of a batch" }
  }
  return nil
}

/// Returns the first identity of a case whose text in a failure isn't that of the developer's value.
func brokenText<ID: FuzzIdentity>(of fuzzCase: FuzzCase, identities _: ID.Type) -> String? {
  // The type of an identity that is stored as bytes isn't known any more.
  if ID.self is any BitwiseIdentity.Type { return nil }
  for section in fuzzCase.new where "\(RowIdentity(ID(section.id)))" != "\(ID(section.id))" {
    return "the text of \(ID(section.id)) is \(RowIdentity(ID(section.id)))"
  }
  return nil
}

extension PositionChanges {
  fileprivate var phraseCount: Int {
    deletions.count + insertions.count + moves.count + updates.count
  }
}

private func isWrong(_ description: String, _ phrases: Int) -> Bool {
  phrases == 0
    ? description != "no changes"
    : description.utf8.count { $0 == UInt8(ascii: ",") } != phrases - 1
}
