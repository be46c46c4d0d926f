// Traits that are joined twice are told of.

import TypedCells

@MainActor private func use() {
  _ = CapabilityRegistry([])  // error: call can throw, but it is not marked with 'try'
  // twin: _ = try? CapabilityRegistry([])
}
