// A handler with an owner returns the event's answer type.

import TypedCells

@MainActor private func use(_ row: Row<TextCell, String>, _ owner: TextCell) {
  _ = row.on(.shouldSelect, weak: owner) { _, _ in "yes" }
  // error: cannot convert value of type 'String' to closure result type 'Bool'
  // twin: _ = row.on(.shouldSelect, weak: owner) { _, _ in true }
}
