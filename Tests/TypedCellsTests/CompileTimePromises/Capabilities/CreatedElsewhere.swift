// A capability is created on the main actor.

import TypedCells

private func titled() -> Capability {
  // twin: @MainActor private func titled() -> Capability {
  Capability(  // error: call to main actor-isolated initializer
    (any Titled).self, (any TitledConfigurable).self,
    configure: { _, _ in },
    reset: { _ in })
}
