// Identifiers, events and failures are sendable.

import TypedCells

private func use() {
  requireSendable(ReuseIdentifier.self)
  requireSendable(CellMismatch.self)
  requireSendable(CellSource.self)
  requireSendable(RegistrationError.self)
  requireSendable(Capability.self)
  requireSendable(RowEvent<Int, Bool>.self)
  requireSendable(RowHeight.self)
  requireSendable(RowAction.Style.self)
  requireSendable(RowEditingStyle.self)
  requireSendable(DropEffect.self)
  requireSendable(SelectionMode.self)
  requireSendable(RowScrollPosition.self)
  requireSendable(FlatElement.self)
  requireSendable(FlatPositions.self)
  requireSendable(ListFailure.self)
}
