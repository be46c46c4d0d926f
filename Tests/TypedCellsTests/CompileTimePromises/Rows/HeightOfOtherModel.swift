// The `height` closure of a row gets the row's model.

import TypedCells

@MainActor private func use(_ row: Row<TextCell, String>) {
  _ = row.height { (_: Int) in 44 }  // error: cannot convert value of type '(Int) -> Double'
  // twin: _ = row.height { (_: String) in 44 }
}
