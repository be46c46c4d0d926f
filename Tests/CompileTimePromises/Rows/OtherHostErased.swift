// A row is erased for the kind of host of its cell.

import TypedCells

@MainActor private func row() -> AnyRow<ScreenCell> {
  AnyRow(Row(TileCell.self, "tile"))
  // error: requires the types 'ScreenCell' and 'GridCell.BaseCell'
  // twin: AnyRow(Row(TextCell.self, "tile"))
}
