// A model-only row with `configure` can't be a header or a footer, because `configure` expects a cell.

import TypedCells

@MainActor private func use(_ section: ListSection<ScreenCell>) {
  _ = section.header(Row(model: "title").configure { (_: ScreenCell, _, _) in })
  // error: 'configure' of a row that carries only a model gets cells; set up a header in its class
  // twin: _ = section.header(Row(model: "title"))
  _ = section.footer(Row(model: "total").configure { (_: ScreenCell, _, _) in })
  // error: 'configure' of a row that carries only a model gets cells; set up a footer in its class
  // twin: _ = section.footer(Row(model: "total"))
}
