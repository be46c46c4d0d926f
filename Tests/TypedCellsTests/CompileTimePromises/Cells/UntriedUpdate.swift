// Updating through an erased configurator throws, because the cell may have the wrong class.

import TypedCells

@MainActor private func use(_ cell: ScreenCell, by item: any CellConfiguratorType) {
  item.update(cell)  // error: call can throw, but it is not marked with 'try'
  // twin: try? item.update(cell)
}
