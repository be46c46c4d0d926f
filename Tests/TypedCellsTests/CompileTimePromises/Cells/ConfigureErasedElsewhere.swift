// An erased configurator updates cells on the main actor, too.

import TypedCells

private func fill(_ cell: TextCell, by item: any CellConfiguratorType) throws {
  // twin: @MainActor private func fill(_ cell: TextCell, by item: any CellConfiguratorType) throws {
  try item.update(cell)  // error: call to main actor-isolated instance method 'update'
}
