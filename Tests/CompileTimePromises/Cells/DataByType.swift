// A cell can be asked for by the data that it shows.

import TypedCells

@MainActor private func fill(_ cell: any Updatable<String>) {
  cell.update(viewData: "text")
}
