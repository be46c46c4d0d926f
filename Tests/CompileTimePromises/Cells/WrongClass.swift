// A typed update takes cells of its class; others can only be tried.

import TypedCells

@MainActor private func use(_ cell: PlainCell, by item: CellConfigurator<TextCell>) {
  item.update(cell)  // error: call can throw, but it is not marked with 'try'
  // twin: try? item.update(cell)
}
