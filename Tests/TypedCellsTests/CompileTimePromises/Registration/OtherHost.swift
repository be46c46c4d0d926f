// A registry accepts only cells for its kind of host.

import TypedCells

@MainActor private func use(_ registry: CellRegistry<ScreenCell>) {
  try? registry.register(TileCell.self)
  // error: requires the types 'ScreenCell' and 'GridCell.BaseCell'
  // twin: try? registry.register(TextCell.self)
}
