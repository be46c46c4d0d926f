// An array can contain configurators of different cells.

import TypedCells

@MainActor private let items: [any CellConfiguratorType] = [
  CellConfigurator<TextCell>(viewData: "text"),
  CellConfigurator<TileCell>(viewData: "tile"),
]
