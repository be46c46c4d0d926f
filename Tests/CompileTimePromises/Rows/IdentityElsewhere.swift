// An identity may hold a value that only the main actor can compare.

import TypedCells

private func isFirst(_ identity: RowIdentity) async -> Bool {
  await Task.detached { identity == RowIdentity(1) }.value  // error: risks causing data races
  // twin: identity == RowIdentity(1)
}
