// A failure is reported on the main actor.

import TypedCells

private func use(_ failure: ListFailure) {
  // twin: @MainActor private func use(_ failure: ListFailure) {
  ListFailure.trapInDebugBuilds(failure)  // error: call to main actor-isolated static method
}
