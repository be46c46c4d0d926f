// A row accepts only data of the type that its cell shows.

import TypedCells

@MainActor private func section() -> ListSection<ScreenCell> {
  ListSection(id: "only") {
    Row(TextCell.self, 42)
    // error: cannot convert value of type 'Int' to expected argument type 'String'
    // twin: Row(TextCell.self, "42")
  }
}
