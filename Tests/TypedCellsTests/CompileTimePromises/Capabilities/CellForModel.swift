// The closure that configures a cell gets the model as the model's trait.

import TypedCells

@MainActor private func show(_ cell: any TitledConfigurable, _ model: any TitledConfigurable) {}
// twin: @MainActor private func show(_ cell: any TitledConfigurable, _ model: any Titled) {}

@MainActor private func titled() -> Capability {
  Capability(
    (any Titled).self, (any TitledConfigurable).self,
    configure: show,
    // error: cannot convert value of type '@MainActor @Sendable (any TitledConfigurable, any TitledConfigurable) -> ()'
    reset: { _ in })
}
