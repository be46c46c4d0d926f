// A cell of another kind of host is not shown by rows on demand, either.

import TypedCells

@MainActor private func section() -> ListSection<ScreenCell> {
  ListSection(id: "only") {
    LazyRows(0..<9, id: \.self) { _ in Row(TileCell.self, "tile") }  // error: TileCell
    // twin: LazyRows(0..<9, id: \.self) { _ in Row(TextCell.self, "tile") }
  }
}
