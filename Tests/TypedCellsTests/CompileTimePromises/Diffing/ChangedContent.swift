// The contents of a change set are constant.

import TypedCells

private func use(_ changes: inout ChangeSet<String>) {
  changes.old = []  // error: cannot assign to property: 'old' is a 'let' constant
  // twin: changes = ChangeSet(from: [], to: changes.new)
}
