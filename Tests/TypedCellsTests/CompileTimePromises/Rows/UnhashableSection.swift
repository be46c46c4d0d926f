// A section's identity is hashable.

import TypedCells

@MainActor private func section() -> ListSection<ScreenCell> {
  ListSection(id: Person()) {  // error: requires that 'Person' conform to 'Hashable'
    // twin: ListSection(id: Person().name) {
    Row(TextCell.self, "text")
  }
}
