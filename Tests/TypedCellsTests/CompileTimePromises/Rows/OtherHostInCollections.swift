// A section accepts arrays of rows and optional rows only if their cells are for its kind of host.

import TypedCells

@MainActor private func section(
  ofAll tiles: [Row<TileCell, String>], _ texts: [Row<TextCell, String>]
) -> ListSection<ScreenCell> {
  ListSection(id: "only") {
    tiles
    // error: cannot convert value of type '[Row<TileCell, String>]' to expected argument type
    // twin: texts
  }
}
@MainActor private func section(
  ofFirst tile: Row<TileCell, String>?, _ text: Row<TextCell, String>?
) -> ListSection<ScreenCell> {
  ListSection(id: "only") {
    tile
    // error: cannot convert value of type 'Row<TileCell, String>?' to expected argument type
    // twin: text
  }
}
