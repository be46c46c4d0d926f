// A section accepts only configurators whose cells are for its kind of host.

import TypedCells

@MainActor private func section(
  _ tile: CellConfigurator<TileCell>, _ text: CellConfigurator<TextCell>
) -> ListSection<ScreenCell> {
  ListSection(id: "only") {
    Row(tile)  // error: no exact matches in call to initializer
    // twin: Row(text)
  }
}
