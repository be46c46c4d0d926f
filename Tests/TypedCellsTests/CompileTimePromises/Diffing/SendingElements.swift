// A change set is sendable if its elements are.

import TypedCells

private final class Entry: Diffable {
  let diffIdentity = 0
  var text = ""
}
private func use() {
  requireSendable(ChangeSet<Entry>.self)
  // error: type 'Entry' does not conform to the 'Sendable' protocol
  // twin: requireSendable(ChangeSet<String>.self)
}
