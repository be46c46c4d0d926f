// A capability is created on the main actor.

import TypedCells

private func titled() -> Capability {
  // twin: @MainActor private func titled() -> Capability {
  Capability((any Titled).self, (any TitledConfigurable).self) { _, _ in
  } reset: { _ in
  }
  // error: call to main actor-isolated initializer
}
