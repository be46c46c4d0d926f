// Without a conversion, a model can be bound only to a cell that shows its type.

import TypedCells

@MainActor private func use(_ registry: CellRegistry<ScreenCell>) {
  try? registry.bind(Int.self, to: TextCell.self)
  // error: requires the types 'Int' and 'String' be equivalent
  // twin: try? registry.bind(String.self, to: TextCell.self)
}
