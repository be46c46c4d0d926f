// The property that decides whether a row is updated is equatable.

import TypedCells

@MainActor private func use(_ row: Row<TextCell, Person>) {
  _ = row.updates(when: \.handler)  // error: type '() -> ()' cannot conform to 'Equatable'
  // twin: _ = row.updates(when: \.name)
}
