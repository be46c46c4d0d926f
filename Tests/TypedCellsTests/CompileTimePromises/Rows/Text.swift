// A section consists of rows.

import TypedCells

@MainActor private func section() -> ListSection<ScreenCell> {
  ListSection(id: "only") {
    "text"
    // error: cannot convert value of type 'String' to expected argument type 'AnyRow<ScreenCell>'
    // twin: Row(TextCell.self, "text")
  }
}
