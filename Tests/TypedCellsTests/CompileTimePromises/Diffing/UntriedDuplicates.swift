// Creating a change set throws for duplicate identities if you pass a policy that refuses them.

import TypedCells

private func changes(_ names: [String]) -> Bool {
  ChangeSet(from: [], to: names, duplicates: .refuse).isEmpty  // error: call can throw
  // twin: ChangeSet(from: [], to: names).isEmpty
}
