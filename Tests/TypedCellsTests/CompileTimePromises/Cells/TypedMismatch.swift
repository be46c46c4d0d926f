// Updating a cell through an erased configurator throws only `CellMismatch`.

import TypedCells

@MainActor private func fill(_ cell: ScreenCell, by item: any CellConfiguratorType) -> CellMismatch?
{
  do {
    try item.update(cell)
    return nil
  } catch {
    return error
  }
}
