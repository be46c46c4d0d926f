// A handler returns the event's answer type.

import TypedCells

@MainActor private func use(_ row: Row<TextCell, String>) {
  _ = row.on(.shouldSelect) { _ in "yes" }
  // error: cannot convert value of type 'String' to closure result type 'Bool'
  // twin: _ = row.on(.shouldSelect) { _ in true }
}
