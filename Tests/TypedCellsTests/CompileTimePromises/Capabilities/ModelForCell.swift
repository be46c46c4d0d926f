// The closure that configures a cell gets the cell as the cell's trait.

import TypedCells

@MainActor private func show(_ cell: any Titled, _ model: any Titled) {}
// twin: @MainActor private func show(_ cell: any TitledConfigurable, _ model: any Titled) {}

@MainActor private func titled() -> Capability {
  Capability(
    (any Titled).self, (any TitledConfigurable).self,
    configure: show,
    // error: cannot convert value of type '@MainActor @Sendable (any Titled, any Titled) -> ()'
    reset: { _ in })
}
