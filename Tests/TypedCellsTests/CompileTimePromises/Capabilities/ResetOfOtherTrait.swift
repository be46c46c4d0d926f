// A capability's reset gets the cell as its trait, without members of other traits.

import TypedCells

@MainActor private func titled() -> Capability {
  Capability(
    (any Titled).self, (any TitledConfigurable).self,
    configure: { cell, model in
      cell.configure(by: model)
    },
    reset: { cell in
      cell.update(viewData: "")
      // error: 'any TitledConfigurable' has no member 'update'
      // twin: _ = cell.configure
    })
}
