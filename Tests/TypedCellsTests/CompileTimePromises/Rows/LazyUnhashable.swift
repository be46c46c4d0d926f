// The identities of lazy rows are hashable.

import TypedCells

@MainActor private func section() -> ListSection<ScreenCell> {
  ListSection(id: "only") {
    LazyRows([Person()], id: \.self) { Row(TextCell.self, $0.name) }
    // error: requires that 'Person' conform to 'Hashable'
    // twin: LazyRows([Person()], id: \.name) { Row(TextCell.self, $0.name) }
  }
}
