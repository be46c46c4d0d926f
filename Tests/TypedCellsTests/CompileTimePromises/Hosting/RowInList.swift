// The content of a list consists of sections.

import TypedCells

@MainActor @RowBuilder<ScreenCell> private func rows() -> RowList<ScreenCell> {
  Row(TextCell.self, "text")
}

@MainActor private func use<Host: ListHost>(_ list: ListDriver<Host>)
where Host.Cell == ScreenCell {
  list.apply {
    Row(TextCell.self, "text")
    // error: a row needs a section: ListSection(id: …) { Row(…) }
    // twin: ListSection(id: "only") { Row(TextCell.self, "text") }
  }
  list.apply {
    rows()
    // error: rows need a section: ListSection(id: …) { … }
    // twin: ListSection(id: "only") { rows() }
  }
  list.apply {
    print("debugging")
    // error: not a section; put 'let _ =' in front of other code
    // twin: let _ = print("debugging")
  }
}
