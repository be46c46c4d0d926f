// The properties of an action are constant.

import TypedCells

@MainActor private func use(_ action: inout RowAction) {
  action.title = ""  // error: cannot assign to property: 'title' is a 'let' constant
  // twin: _ = action.title
}
