// Identifiers, registrations and reports are sendable.

import TypedCells

private func use() {
  requireSendable(ReuseIdentifier.self)
  requireSendable(CellMismatch.self)
  requireSendable(CellSource.self)
  requireSendable(CellRegistration<ScreenCell>.self)
  requireSendable(RegistrationError.self)
  requireSendable(Capability.self)
  requireSendable(Capability.Name.self)
  requireSendable(CapabilityReport.self)
  requireSendable(RowEvent<Int, Bool>.self)
  requireSendable(RowHeight.self)
  requireSendable(RowAction.Style.self)
  requireSendable(ListFailure.self)
}
