// The `configure` closure of a row gets a cell of the row's class.

import TypedCells

@MainActor private func use(_ row: Row<TextCell, String>) {
  _ = row.configure { (_: TileCell, _, _) in }
  // error: cannot convert value of type '@Sendable (TileCell, String, RowPath) -> ()'
  // twin: _ = row.configure { (_: TextCell, _, _) in }
}
