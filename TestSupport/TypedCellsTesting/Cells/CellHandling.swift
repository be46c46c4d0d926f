/// How the laws handle the cells of one toolkit: make, prepare, lay out, observe and touch them.
@MainActor
package struct CellHandling<Cell: AnyObject> {
  package var make: @MainActor () -> Cell

  /// Why `make` can't create the cell, with the argument that helps; `nil` if it can.
  package var problem: String?

  /// What the host does to a used cell before it shows another row; `nil` if it does nothing.
  package var prepare: (@MainActor (Cell) -> Void)?

  /// What the host does after an update: it sizes the cell and lays it out.
  package var settle: @MainActor (Cell) -> Void = { _ in }

  package var look: @MainActor (Cell) -> CellObservation

  /// What a user can do with the cell as it is.
  package var inputs: @MainActor (Cell) -> [CellInput] = { _ in [] }

  /// The conditions that can change around a cell, as its width.
  package var surroundings: [CellSurrounding<Cell>] = []

  /// Selects or deselects the cell, if its toolkit has such a thing.
  package var selection: (@MainActor (Cell, Bool) -> Void)?

  /// How many parts the cell has of each kind, hidden ones included.
  package var counts: @MainActor (Cell) -> [String: Int] = { _ in [:] }

  /// Removes the cell from wherever `make` and `settle` put it.
  package var discard: @MainActor (Cell) -> Void = { _ in }

  package init(
    make: @escaping @MainActor () -> Cell, look: @escaping @MainActor (Cell) -> CellObservation
  ) {
    self.make = make
    self.look = look
  }
}

/// Something that a user can do with a cell.
@MainActor
package struct CellInput {
  package let name: String

  /// Whether the input makes the cell call what the row provided, as the tap on a button does.
  package let callsActions: Bool

  package let perform: @MainActor () -> Void

  package init(
    _ name: String, callsActions: Bool = false, perform: @escaping @MainActor () -> Void
  ) {
    self.name = name
    self.callsActions = callsActions
    self.perform = perform
  }
}

/// A condition around a cell that can change while the cell exists.
@MainActor
package struct CellSurrounding<Cell: AnyObject> {
  /// What changes, as in "the width is 500 points".
  package let name: String
  package let enter: @MainActor (Cell) -> Void
  package let leave: @MainActor (Cell) -> Void

  /// Whether a cell that shows something adapts without another update, as to a width.
  package let adaptsByItself: Bool

  package init(
    _ name: String, adaptsByItself: Bool, enter: @escaping @MainActor (Cell) -> Void,
    leave: @escaping @MainActor (Cell) -> Void
  ) {
    self.name = name
    self.adaptsByItself = adaptsByItself
    self.enter = enter
    self.leave = leave
  }
}
