// A row that is configured by traits needs a cell for its kind of host, too.

import TypedCells

@MainActor private func section(_ traits: CapabilityRegistry) -> ListSection<ScreenCell> {
  ListSection(id: "only") {
    Row(TileCell.self, by: 1, using: traits)  // error: TileCell
    // twin: Row(PlainCell.self, by: 1, using: traits)
  }
}
