// The content of a list consists of sections.

import TypedCells

@MainActor private func use<Host: ListHost>(_ list: ListDriver<Host>)
where Host.Cell == ScreenCell {
  list.apply {
    Row(TextCell.self, "text")
    // error: no exact matches in call to static method 'buildExpression'
    // twin: ListSection(id: "only") { Row(TextCell.self, "text") }
  }
}
