// Registering a cell throws if its identifier already has another registration.

import TypedCells

@MainActor private func use(_ registry: CellRegistry<ScreenCell>) {
  registry.register(TextCell.self)  // error: call can throw, but it is not marked with 'try'
  // twin: try? registry.register(TextCell.self)
}
