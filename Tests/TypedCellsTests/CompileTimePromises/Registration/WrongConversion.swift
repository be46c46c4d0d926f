// The conversion of a binding returns the data that the cell shows.

import TypedCells

@MainActor private func use(_ registry: CellRegistry<ScreenCell>) {
  try? registry.bind(Int.self, to: TextCell.self) { $0 + 1 }
  // error: cannot convert value of type 'Int' to closure result type 'String'
  // twin: try? registry.bind(Int.self, to: TextCell.self) { "\($0)" }
}
