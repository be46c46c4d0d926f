// A section accepts only rows whose cells are for its kind of host.

import TypedCells

@MainActor private func section() -> ListSection<ScreenCell> {
  ListSection(id: "only") {
    Row(TileCell.self, "tile")
    // error: cannot convert value of type 'Row<TileCell, String>' to expected argument type
    // twin: Row(TextCell.self, "tile")
  }
}
