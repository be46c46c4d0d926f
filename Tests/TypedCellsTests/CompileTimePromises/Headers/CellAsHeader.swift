// A cell class can't be a header or a footer, and the error message names the alternative.

import TypedCells

@MainActor private func use(_ section: ListSection<ScreenCell>) {
  _ = section.header(Row(TextCell.self, "title"))
  // error: a cell can't be a header; pass a row of a header class instead
  // twin: _ = section.header(Row(Banner.self, "title"))
  _ = section.footer(Row(TextCell.self, "total"))
  // error: a cell can't be a footer; pass a row of a footer class instead
  // twin: _ = section.footer(Row(Banner.self, "total"))
}
