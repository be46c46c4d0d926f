// Lazy rows require identities.

import TypedCells

@MainActor private func section() -> ListSection<ScreenCell> {
  ListSection(id: "only") {
    LazyRows(["a"]) { Row(TextCell.self, $0) }
    // error: requires that 'String' conform to 'Identifiable'
    // twin: LazyRows(["a"], id: \.self) { Row(TextCell.self, $0) }
  }
}
