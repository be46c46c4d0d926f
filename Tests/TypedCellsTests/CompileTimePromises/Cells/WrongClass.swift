// A configurator updates cells of its class without `try`. For cells of other classes, the update throws.

import TypedCells

@MainActor private func use(_ cell: PlainCell, by item: CellConfigurator<TextCell>) {
  item.update(cell)  // error: call can throw, but it is not marked with 'try'
  // twin: try? item.update(cell)
}
