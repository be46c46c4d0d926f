// A handler of an action gets a value of the action's type.

import TypedCells

@MainActor private func use(_ row: Row<TextCell, String>) {
  _ = row.on(.action(Int.self)) { (_, text: String) in }
  // error: 'Int.Type' to expected argument type // error: expects 1 argument
  // twin: _ = row.on(.action(String.self)) { (_, text: String) in }
}
