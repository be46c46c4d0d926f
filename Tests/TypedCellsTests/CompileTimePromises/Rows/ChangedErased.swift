// The properties of an erased row are read-only.

import TypedCells

@MainActor private func use(_ row: inout AnyRow<ScreenCell>) {
  row.height = .automatic  // error: cannot assign to property: 'height' is a get-only property
  // twin: _ = row.height
}
