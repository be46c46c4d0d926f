// An erased configurator may meet the wrong cell, and its caller deals with it.

import TypedCells

@MainActor private func use(_ cell: ScreenCell, by item: any CellConfiguratorType) {
  item.update(cell)  // error: call can throw, but it is not marked with 'try'
  // twin: try? item.update(cell)
}
