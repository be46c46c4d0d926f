// A row can be erased only for its cell's kind of host.

import TypedCells

@MainActor private func row() -> AnyRow<ScreenCell> {
  AnyRow(Row(TileCell.self, "tile"))
  // error: requires the types 'ScreenCell' and 'GridCell.BaseCell'
  // twin: AnyRow(Row(TextCell.self, "tile"))
}
