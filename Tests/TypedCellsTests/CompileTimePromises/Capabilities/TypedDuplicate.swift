// Registering a capability throws only `DuplicateCapability`.

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
