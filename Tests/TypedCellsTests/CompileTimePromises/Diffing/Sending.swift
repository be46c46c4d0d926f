// Changes, paths and reports are sendable.

import TypedCells

private struct Section: DiffableSection, Sendable {
  let diffIdentity = 0
  var rows = [1]
}
private func use() {
  requireSendable(PositionChanges.self)
  requireSendable(SectionedChanges.self)
  requireSendable(BatchUpdate.self)
  requireSendable(BatchUpdateProblem.self)
  requireSendable(DuplicatePolicy.self)
  requireSendable(DuplicateIdentity.self)
  requireSendable(DuplicateIdentity.Places.self)
  requireSendable(RowPath.self)
  requireSendable(ChangeSet<String>.self)
  requireSendable(SectionedChangeSet<Section>.self)
}
