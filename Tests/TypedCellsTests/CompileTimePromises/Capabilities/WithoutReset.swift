// A capability requires a `reset` closure.

import TypedCells

@MainActor private func titled() -> Capability {
  Capability((any Titled).self, (any TitledConfigurable).self) { cell, model in
    cell.configure(by: model)
  }
  // error: missing argument for parameter 'reset' in call
  // twin: } reset: { _ in }
}
