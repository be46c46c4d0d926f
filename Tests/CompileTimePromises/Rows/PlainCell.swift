// Only a cell that says what it shows is given data.

import TypedCells

@MainActor private func section() -> ListSection<ScreenCell> {
  ListSection(id: "only") {
    Row(PlainCell.self, "text")  // error: 'PlainCell' conform to 'Updatable'
    // twin: Row(TextCell.self, "text")
  }
}
