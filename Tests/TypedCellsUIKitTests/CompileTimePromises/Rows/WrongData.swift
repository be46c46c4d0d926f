// The error for the wrong data of a cell class is the same as without the rows that have a content configuration.

import TypedCells
import TypedCellsUIKit

@MainActor private func show() {
  _ = Row(TextCell.self, 42)
  // error: cannot convert value of type 'Int' to expected argument type 'String'
  // twin: _ = Row(TextCell.self, "42")
  _ = Row(TileCell.self, 42)
  // error: cannot convert value of type 'Int' to expected argument type 'String'
  // twin: _ = Row(TileCell.self, "42")
}
