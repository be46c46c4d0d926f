// A handler of a swipe returns row actions.

import TypedCells

@MainActor private func use(_ row: Row<TextCell, String>) {
  _ = row.on(.trailingSwipeActions) { _ in ["delete"] }
  // error: cannot convert value of type 'String' to expected element type
  // twin: _ = row.on(.trailingSwipeActions) { _ in [RowAction("delete") {}] }
}
