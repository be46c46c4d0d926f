// The rows and sections of functions can be used in any builder: in any position, optionally, and in a loop.

import TypedCells

@MainActor @RowBuilder<ScreenCell>
private func rows(_ text: String) -> RowList<ScreenCell> {
  Row(TextCell.self, text)
  Row(TextCell.self, text + "!")
}

@MainActor private func row(_ text: String) -> AnyRow<ScreenCell> {
  if text.isEmpty { AnyRow(Row(model: 1)) } else { AnyRow(Row(TextCell.self, text)) }
}

@MainActor @SectionBuilder<ScreenCell>
private func sections(_ texts: [String], _ optional: RowList<ScreenCell>?) -> [ListSection<
  ScreenCell
>] {
  ListSection(id: "rows") {
    rows("first")
    Row(TextCell.self, "middle")
    row("single")
    optional
    if texts.isEmpty { rows("none") } else { rows("some") }
    for text in texts {
      rows(text)
      row(text)
    }
    texts.first.map { rows($0) }
  }
  for text in texts { others(text) }
  texts.first.map { others($0) }
  if texts.isEmpty { others("none") }
}

@MainActor @SectionBuilder<ScreenCell>
private func others(_ text: String) -> [ListSection<ScreenCell>] {
  ListSection(id: text) { rows(text) }
}
