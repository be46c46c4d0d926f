// A configurator accepts only data of the type that its cell shows.

import TypedCells

@MainActor private func use() {
  _ = CellConfigurator<TextCell>(viewData: 42)
  // error: cannot convert value of type 'Int' to expected argument type 'String'
  // twin: _ = CellConfigurator<TextCell>(viewData: "42")
}
