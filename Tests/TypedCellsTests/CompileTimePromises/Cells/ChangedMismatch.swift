// The properties of a mismatch are constant.

import TypedCells

@MainActor private func use(_ mismatch: inout CellMismatch) {
  mismatch.actual = TextCell.self  // error: cannot assign to property: 'actual' is a 'let' constant
  // twin: _ = mismatch.actual
}
