// Cells are updated on the main actor.

import TypedCells

private func fill(_ cell: TextCell) {
  // twin: @MainActor private func fill(_ cell: TextCell) {
  cell.update(viewData: "text")
  // error: call to main actor-isolated instance method 'update(viewData:)'
}
