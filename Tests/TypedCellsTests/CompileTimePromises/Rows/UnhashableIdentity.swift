// A row's identity is hashable.

import TypedCells

@MainActor private func section() -> ListSection<ScreenCell> {
  ListSection(id: "only") {
    Row(TextCell.self, "Ada").id(Person())  // error: requires that 'Person' conform to 'Hashable'
    // twin: Row(TextCell.self, "Ada").id(Person().name)
  }
}
