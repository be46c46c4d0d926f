// What a registration throws is a duplicate, and nothing else.

import TypedCells

@MainActor private func register(
  _ capability: Capability, in registry: CapabilityRegistry
) -> DuplicateCapability? {
  do {
    try registry.register(capability)
    return nil
  } catch {
    return error
  }
}
