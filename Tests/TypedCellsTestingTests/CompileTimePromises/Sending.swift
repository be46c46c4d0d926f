// Reports, violations and compile cases are sendable.

import TypedCellsTesting

private func use() {
  requireSendable(LawReport.self)
  requireSendable(LawReport.Skip.self)
  requireSendable(Violation.self)
  requireSendable(CompileCase.self)
  requireSendable(CompileSettings.self)
  requireSendable(HeldContent.Order.self)
}
