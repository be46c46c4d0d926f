// A row takes the data of its cell, and no other.

import TypedCells

@MainActor private func section() -> ListSection<ScreenCell> {
  ListSection(id: "only") {
    Row(TextCell.self, 42)
    // error: cannot convert value of type 'Int' to expected argument type 'String'
    // twin: Row(TextCell.self, "42")
  }
}
