// The owner of a handler is an object, because the handler holds it weakly.

import TypedCells

@MainActor private func use(_ row: Row<TextCell, String>) {
  _ = row.onSelect(weak: Person()) { _, _ in }  // error: requires that 'Person' be a class type
  // twin: _ = row.onSelect(weak: TextCell()) { _, _ in }
}
