// Changes, paths and reports may be sent to another actor.

import TypedCells

private func use() {
  requireSendable(PositionChanges.self)
  requireSendable(SectionedChanges.self)
  requireSendable(BatchUpdate.self)
  requireSendable(BatchUpdateProblem.self)
  requireSendable(DuplicatePolicy.self)
  requireSendable(DuplicateIdentity.self)
  requireSendable(RowPath.self)
}
