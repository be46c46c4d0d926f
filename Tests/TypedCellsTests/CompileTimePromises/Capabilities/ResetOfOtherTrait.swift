// A capability's reset gets the cell as its trait.

import TypedCells

@MainActor private func titled() -> Capability {
  Capability(
    (any Titled).self, (any TitledConfigurable).self,
    configure: { _, _ in },
    reset: { (_: TextCell) in })
  // error: cannot convert value of type '@Sendable (TextCell) -> ()'
  // twin: reset: { (_: any TitledConfigurable) in })
}
