// Prepared changes are read on the main actor.

import TypedCells

private func count(_ prepared: PreparedChanges<ScreenCell>) -> Int {
  // twin: @MainActor private func count(_ prepared: PreparedChanges<ScreenCell>) -> Int {
  prepared.changes.sections.insertions.count  // error: main actor-isolated property 'changes'
}
