// Traits make no cell fit for another kind of host.

import TypedCells

@MainActor private func section(_ traits: CapabilityRegistry) -> ListSection<ScreenCell> {
  ListSection(id: "only") {
    Row(TileCell.self, by: 1, using: traits)  // error: TileCell
    // twin: Row(PlainCell.self, by: 1, using: traits)
  }
}
