// A row with data requires an `Updatable` cell class.

import TypedCells

@MainActor private func section() -> ListSection<ScreenCell> {
  ListSection(id: "only") {
    Row(PlainCell.self, "text")  // error: 'PlainCell' conform to 'Updatable'
    // twin: Row(TextCell.self, "text")
  }
}
