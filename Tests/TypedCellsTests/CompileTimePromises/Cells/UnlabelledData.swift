// A configurator's initializer requires the label `viewData`.

import TypedCells

@MainActor private func use() {
  _ = CellConfigurator<TextCell>("text")  // error: missing argument label 'viewData:' in call
  // twin: _ = CellConfigurator<TextCell>(viewData: "text")
}
