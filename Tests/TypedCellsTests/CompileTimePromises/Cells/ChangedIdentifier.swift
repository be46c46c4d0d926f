// A configurator's reuse identifier is constant.

import TypedCells

@MainActor private func use(_ item: inout CellConfigurator<TextCell>) {
  item.reuseIdentifier = "other"
  // error: cannot assign to property: 'reuseIdentifier' is a 'let' constant
  // twin: item = CellConfigurator(viewData: "", reuseIdentifier: "other")
}
