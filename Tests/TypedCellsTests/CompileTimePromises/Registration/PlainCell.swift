// A model can be bound only to an `Updatable` cell class.

import TypedCells

@MainActor private func use(_ registry: CellRegistry<ScreenCell>) {
  try? registry.bind(Int.self, to: PlainCell.self)
  // error: requires that 'PlainCell' conform to 'Updatable'
  // twin: try? registry.register(PlainCell.self)
}
