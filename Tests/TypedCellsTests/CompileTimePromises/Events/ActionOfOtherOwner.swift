// Actions receive the owner that is passed with them.

import TypedCells

@MainActor private func use(_ row: Row<TextCell, String>, _ owner: TextCell) {
  _ = row.trailingSwipeActions(weak: owner) { _ in [OwnedRowAction("a") { (_: PlainCell) in }] }
  // error: cannot convert value of type 'TextCell' to expected argument type 'PlainCell'
  // twin: _ = row.trailingSwipeActions(weak: owner) { _ in [OwnedRowAction("a") { (_: TextCell) in }] }
}
