// A row requires data.

import TypedCells

@MainActor private func section() -> ListSection<ScreenCell> {
  ListSection(id: "only") {
    Row(TextCell.self)  // error: missing argument label 'model:' in call
    // twin: Row(TextCell.self, "")
  }
}
