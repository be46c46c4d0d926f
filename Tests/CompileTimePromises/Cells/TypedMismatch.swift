// What an update throws is a mismatch, and nothing else.

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
