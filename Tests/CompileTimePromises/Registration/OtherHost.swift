// A cell of another kind of host is not registered.

import TypedCells

@MainActor private func use(_ registry: CellRegistry<ScreenCell>) {
  try? registry.register(TileCell.self)
  // error: requires the types 'ScreenCell' and 'GridCell.BaseCell'
  // twin: try? registry.register(TextCell.self)
}
