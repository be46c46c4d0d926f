// Changes, paths and reports are sendable.

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
