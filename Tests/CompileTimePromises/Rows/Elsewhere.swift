// Rows are made on the main actor.

import TypedCells

private func row() -> Row<TextCell, String> {
  // twin: @MainActor private func row() -> Row<TextCell, String> {
  Row(TextCell.self, "text")  // error: call to main actor-isolated initializer
}
