// Traits that are joined twice later on are told of, too.

import TypedCells

@MainActor private func use(_ capability: Capability, in registry: CapabilityRegistry) {
  registry.register(capability)  // error: call can throw, but it is not marked with 'try'
  // twin: try? registry.register(capability)
}
