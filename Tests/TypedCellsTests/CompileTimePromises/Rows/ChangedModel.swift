// A row's model is read-only.

import TypedCells

@MainActor private func use(_ row: inout Row<TextCell, String>) {
  row.model = ""  // error: cannot assign to property: 'model' is a get-only property
  // twin: _ = row.model
}
