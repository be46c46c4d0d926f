// A host can add its own events.

import TypedCells

private struct Point: Sendable {}
@MainActor private func use(_ row: Row<TextCell, String>) {
  let rightClick = RowEvent<Point, [String]>("rightClick")
  _ = row.on(rightClick) { text, _ in [text] }
}
