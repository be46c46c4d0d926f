// The properties of a registration are constant.

import TypedCells

@MainActor private func use(_ registration: inout CellRegistration<ScreenCell>) {
  registration.cellClass = PlainCell.self
  // error: cannot assign to property: 'cellClass' is a 'let' constant
  // twin: _ = registration.cellClass
}
