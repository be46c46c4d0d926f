// `any Updatable<String>` is a cell that shows strings.

import TypedCells

@MainActor private func fill(_ cell: any Updatable<String>) {
  cell.update(viewData: "text")
}
