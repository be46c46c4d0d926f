// A handler with an owner gets the row's model.

import TypedCells

@MainActor private func use(_ row: Row<TextCell, String>, _ owner: TextCell) {
  _ = row.onSelect(weak: owner) { (_, number: Int) in }
  // error: cannot convert value of type '@Sendable (TextCell, Int) -> ()'
  // twin: _ = row.onSelect(weak: owner) { (_, text: String) in }
}
