// Configurators of different cells share an array.

import TypedCells

@MainActor private let items: [any CellConfiguratorType] = [
  CellConfigurator<TextCell>(viewData: "text"),
  CellConfigurator<TileCell>(viewData: "tile"),
]
