// Registering a capability throws if an earlier one has the same pair of traits.

import TypedCells

@MainActor private func use(_ capability: Capability, in registry: CapabilityRegistry) {
  registry.register(capability)  // error: call can throw, but it is not marked with 'try'
  // twin: try? registry.register(capability)
}
