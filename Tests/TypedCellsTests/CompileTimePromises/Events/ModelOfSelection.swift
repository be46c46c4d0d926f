// A selection handler gets the row's model.

import TypedCells

@MainActor private func use(_ row: Row<TextCell, String>) {
  _ = row.onSelect { (number: Int) in }
  // error: cannot convert value of type '@Sendable (Int) -> ()'
  // twin: _ = row.onSelect { (text: String) in }
}
