// Cells are registered on the main actor.

import TypedCells

private func register(in registry: CellRegistry<ScreenCell>) {
  // twin: @MainActor private func register(in registry: CellRegistry<ScreenCell>) {
  try? registry.register(TextCell.self)  // error: call to main actor-isolated instance method
}
