// The compiler has to know the kind of host of a row that carries only a model.

import TypedCells

@MainActor private func use() {
  _ = Row(model: 1)  // error: generic parameter 'BaseCell' could not be inferred
  // twin: _ = Row<_LateBoundCell<ScreenCell>, Int>(model: 1)
}
