// Changes are sent to another actor when their elements may be.

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
