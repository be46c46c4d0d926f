// A registry binds models only to cells for its kind of host.

import TypedCells

@MainActor private func use(
  _ registry: CellRegistry<ScreenCell>, _ capabilities: CapabilityRegistry
) {
  try? registry.bind(Int.self, to: TileCell.self) { "\($0)" }
  // error: requires the types 'ScreenCell' and 'GridCell.BaseCell'
  // twin: try? registry.bind(Int.self, to: TextCell.self) { "\($0)" }
  try? registry.bind(Int.self, to: TileCell.self, using: capabilities)
  // error: requires the types 'ScreenCell' and 'GridCell.BaseCell'
  // twin: try? registry.bind(Int.self, to: TextCell.self, using: capabilities)
}
