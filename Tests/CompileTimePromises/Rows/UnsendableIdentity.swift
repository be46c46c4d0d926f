// Identities are compared on any actor.

import TypedCells

private final class Key: Hashable {
  static func == (left: Key, right: Key) -> Bool { left === right }
  func hash(into hasher: inout Hasher) {}
}
@MainActor private func use(_ row: Row<TextCell, String>) {
  _ = row.id(Key())
  // error: does not conform to the 'Sendable' protocol
  // twin: _ = row.id(ObjectIdentifier(Key()))
}
