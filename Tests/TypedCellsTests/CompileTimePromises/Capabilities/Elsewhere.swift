// A registry of capabilities configures cells on the main actor.

import TypedCells

private func fill(_ cell: TextCell, by registry: CapabilityRegistry) {
  // twin: @MainActor private func fill(_ cell: TextCell, by registry: CapabilityRegistry) {
  registry.configure(cell, by: 1)  // error: call to main actor-isolated instance method
}
