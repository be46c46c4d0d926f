// The children of a row are rows for its kind of host, each with data that its cell accepts.

import TypedCells

@MainActor private func use(_ row: Row<TextCell, String>) {
  _ = row.children {
    Row(TileCell.self, "child")
    // error: cannot convert value of type 'Row<TileCell, String>' to expected argument type 'AnyRow<ScreenCell.BaseCell>'
    // twin: Row(TextCell.self, "child")
  }
  _ = row.children {
    Row(TextCell.self, 1)
    // error: cannot convert value of type 'Int' to expected argument type 'String'
    // twin: Row(TextCell.self, "1")
  }
}
