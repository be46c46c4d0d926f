// An identity isn't sendable, because only the main actor may be able to compare its value.

import TypedCells

private func isFirst(_ identity: RowIdentity) async -> Bool {
  await Task.detached { identity == RowIdentity(1) }.value  // error: risks causing data races
  // twin: identity == RowIdentity(1)
}
