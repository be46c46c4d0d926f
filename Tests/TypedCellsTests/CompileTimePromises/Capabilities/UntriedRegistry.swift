// Creating a registry throws if two capabilities have the same pair of traits.

import TypedCells

@MainActor private func use() {
  _ = CapabilityRegistry([])  // error: call can throw, but it is not marked with 'try'
  // twin: _ = try? CapabilityRegistry([])
}
