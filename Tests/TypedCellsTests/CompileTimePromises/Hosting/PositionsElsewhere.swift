// The rows of a section are counted on the main actor, because their conditions run there.

import TypedCells

private func use(_ section: ListSection<ScreenCell>) {
  // twin: @MainActor private func use(_ section: ListSection<ScreenCell>) {
  _ = FlatPositions.Section(section)  // error: call to main actor-isolated initializer
}
