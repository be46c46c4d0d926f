// A capability configures the cell, not the model.

import TypedCells

@MainActor private func titled() -> Capability {
  Capability(
    (any Titled).self, (any TitledConfigurable).self,
    configure: { cell, model in
      model.configure(by: model)
      // error: value of type 'any Titled' has no member 'configure'
      // twin: cell.configure(by: model)
    },
    reset: { cell in
      _ = cell
    })
}
