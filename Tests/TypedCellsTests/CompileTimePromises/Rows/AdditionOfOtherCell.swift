// The `configure` closure of a row gets a cell of the row's class.

import TypedCells

@MainActor private func use(_ row: Row<TextCell, String>) {
  _ = row.configure { cell, _, _ in cell.missing() }
  // error: value of type 'TextCell' has no member 'missing'
  // twin: _ = row.configure { cell, text, _ in cell.update(viewData: text) }
}
