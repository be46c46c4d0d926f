// An erased row keeps the type of its host's cells.

import TypedCells

@MainActor private func section(_ row: AnyRow<GridCell>) -> ListSection<ScreenCell> {
  // twin: @MainActor private func section(_ row: AnyRow<ScreenCell>) -> ListSection<ScreenCell> {
  ListSection(id: "only") {
    row  // error: cannot convert value of type 'AnyRow<GridCell>'
  }
}
