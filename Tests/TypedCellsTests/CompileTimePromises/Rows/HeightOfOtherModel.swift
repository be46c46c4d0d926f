// The `height` closure of a row gets the row's model.

import TypedCells

@MainActor private func use(_ row: Row<TextCell, String>) {
  _ = row.height { $0.missing }  // error: value of type 'String' has no member 'missing'
  // twin: _ = row.height { Double($0.count) }
}
