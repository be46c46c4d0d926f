// A configurator requires data.

import TypedCells

@MainActor private func use() {
  _ = CellConfigurator<TextCell>()  // error: missing argument for parameter 'viewData'
  // twin: _ = CellConfigurator<TextCell>(viewData: "")
}
