// A configurator updates cells on the main actor.

import TypedCells

private func fill(_ cell: TextCell, by item: CellConfigurator<TextCell>) {
  // twin: @MainActor private func fill(_ cell: TextCell, by item: CellConfigurator<TextCell>) {
  item.update(cell)  // error: call to main actor-isolated instance method 'update'
}
