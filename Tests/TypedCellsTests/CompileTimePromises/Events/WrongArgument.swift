// A handler gets a value of the event's argument type.

import TypedCells

@MainActor private func use(_ row: Row<TextCell, String>) {
  _ = row.on(.highlight) { (_, count: Int) in }
  // error: cannot convert value of type '@Sendable (String, Int) -> ()'
  // twin: _ = row.on(.highlight) { (_, isOn: Bool) in }
}
