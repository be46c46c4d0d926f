// A section's identity can be compared and looked up.

import TypedCells

@MainActor private func section() -> ListSection<ScreenCell> {
  ListSection(id: Person()) {  // error: requires that 'Person' conform to 'Hashable'
    // twin: ListSection(id: Person().name) {
    Row(TextCell.self, "text")
  }
}
