// Lazy rows need cells for their kind of host, too.

import TypedCells

@MainActor private func section() -> ListSection<ScreenCell> {
  ListSection(id: "only") {
    LazyRows(0..<9, id: \.self) { _ in Row(TileCell.self, "tile") }  // error: TileCell
    // twin: LazyRows(0..<9, id: \.self) { _ in Row(TextCell.self, "tile") }
  }
}
