// Code on any actor can compute changes.

import TypedCells

private func changes(_ old: [String], _ new: [String]) throws -> Bool {
  let changes = ChangeSet(from: old, to: new)
  let checked = try ChangeSet(from: old, to: new, duplicates: .refuse)
  return changes.isEmpty && checked.changes.isEmpty && changes.stages().isEmpty
}
