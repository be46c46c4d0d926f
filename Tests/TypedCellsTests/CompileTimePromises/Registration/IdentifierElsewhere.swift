// A cell class provides its identifier on the main actor.

import TypedCells

private func identifier<Cell: ReusableCell>(of cell: Cell.Type) -> ReuseIdentifier {
  // twin: @MainActor private func identifier<Cell: ReusableCell>(of cell: Cell.Type) -> ReuseIdentifier {
  cell.reuseIdentifier  // error: main actor-isolated static property 'reuseIdentifier'
}
