// A capability configures the cell's trait from the model's trait, and can't mix them up.

import TypedCells

@MainActor private func titled() -> Capability {
  Capability(
    (any Titled).self, (any TitledConfigurable).self,
    configure: { cell, model in
      cell.configure(by: cell)
      // error: 'any TitledConfigurable' does not conform to expected type 'Titled'
      // twin: cell.configure(by: model)
    },
    reset: { cell in
      _ = cell
    })
}
