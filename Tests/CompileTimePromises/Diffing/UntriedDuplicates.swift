// Identities that occur twice are told of, when that is asked for.

import TypedCells

private func changes(_ names: [String]) -> Bool {
  ChangeSet(from: [], to: names, duplicates: .refuse).isEmpty  // error: call can throw
  // twin: ChangeSet(from: [], to: names).isEmpty
}
