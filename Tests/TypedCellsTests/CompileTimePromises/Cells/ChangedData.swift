// A configurator's data is constant.

import TypedCells

@MainActor private func use(_ item: inout CellConfigurator<TextCell>) {
  item.viewData = ""  // error: cannot assign to property: 'viewData' is a 'let' constant
  // twin: item = CellConfigurator(viewData: "")
}
