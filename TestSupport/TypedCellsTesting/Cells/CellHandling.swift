/// Functions that create, prepare, lay out, observe and touch the cells of one toolkit.
@MainActor
package struct CellHandling<Cell: AnyObject> {
  package var make: @MainActor () -> Cell

  /// The reason why `make` can't create the cell, and the argument to pass; `nil` if it can.
  package var problem: String?

  /// Prepares a used cell for another row, as the host does; `nil` if the host does nothing.
  package var prepare: (@MainActor (Cell) -> Void)?

  /// Sizes and lays out a cell after an update, as the host does.
  package var settle: @MainActor (Cell) -> Void = { _ in }

  package var look: @MainActor (Cell) -> CellObservation

  /// Returns the inputs that the cell accepts in its current state.
  package var inputs: @MainActor (Cell) -> [CellInput] = { _ in [] }

  /// The conditions around a cell that can change, such as its width.
  package var surroundings: [CellSurrounding<Cell>] = []

  /// Selects or deselects the cell; `nil` if the toolkit has no selection.
  package var selection: (@MainActor (Cell, Bool) -> Void)?

  /// Counts the parts of the cell by kind, including hidden parts.
  package var counts: @MainActor (Cell) -> [String: Int] = { _ in [:] }

  /// Removes the cell from the views and objects that `make` and `settle` added it to.
  package var discard: @MainActor (Cell) -> Void = { _ in }

  /// Notes the views that a cell stores, and returns a closure with the names of those that have left the cell since,
  /// because the toolkit replaced what they were in.
  package var lostViews: @MainActor (Cell) -> @MainActor () -> [String] = { _ in { [] } }

  /// Returns the gestures of a cell that never begin, because their views receive no touches.
  package var unreachableGestures: @MainActor (Cell) -> [String] = { _ in [] }

  /// Returns the views of a cell that draw themselves, also if they're hidden.
  package var drawings: @MainActor (Cell) -> [CellDrawing] = { _ in [] }

  /// Runs a closure, and returns the exceptions that the toolkit raised and that would end the app.
  package var exceptions: @MainActor (@MainActor () -> Void) -> [String] = { work in
    work()
    return []
  }

  package init(
    make: @escaping @MainActor () -> Cell, look: @escaping @MainActor (Cell) -> CellObservation
  ) {
    self.make = make
    self.look = look
  }
}

/// A view of a toolkit that the kit knows.
@MainActor
package protocol ExaminableView: AnyObject {
  associatedtype View: AnyObject

  /// Returns how the toolkit makes, prepares, observes and operates the views of this class.
  ///
  /// - Parameter isMade: whether a closure of the test makes the views.
  static func handling(isMade: Bool) -> CellHandling<View>
}

extension CellHandling {
  /// Returns what the cells' toolkit does; `nil` if the kit doesn't know it.
  static func ofToolkit(isMade: Bool) -> CellHandling? {
    func handling(of view: (some ExaminableView).Type) -> CellHandling {
      view.handling(isMade: isMade).narrowed()
    }
    return (Cell.self as? any ExaminableView.Type).map { handling(of: $0) }
  }

  /// Handles cells of a toolkit that the kit doesn't know, which closures of the test make and observe.
  init(isMade: Bool, isObserved: Bool) {
    self.init(
      make: { preconditionFailure("no closure makes the cell") },
      look: { _ in CellObservation(ObservedNode(kind: "\(Cell.self)")) })
    if isMade, isObserved { return }
    problem =
      "the kit doesn't know the toolkit of \(Cell.self); pass `.made` with a closure that makes a cell, and `.observing` "
      + "with what the user sees of it. For cells of UIKit, link TypedCellsUIKitTesting"
  }

  /// Adds a preparation to that of the toolkit.
  mutating func prepare(also more: @escaping @MainActor (Cell) -> Void) {
    prepare = { [prepare] cell in
      prepare?(cell)
      more(cell)
    }
  }

  /// Adds values to what the toolkit observes.
  mutating func look(also values: @escaping @MainActor (Cell) -> [AnyEquatable]) {
    look = { [look] cell in
      var observation = look(cell)
      observation.add(values(cell))
      return observation
    }
  }

  /// Returns the same functions, for cells of a subclass.
  package func narrowed<Subclass: AnyObject>() -> CellHandling<Subclass> {
    @MainActor func cell(_ subclass: Subclass) -> Cell {
      guard let cell = subclass as? Cell else {
        preconditionFailure("\(Subclass.self) is no \(Cell.self)")
      }
      return cell
    }
    var other = CellHandling<Subclass>(
      make: {
        let made = make()
        guard let cell = made as? Subclass else {
          preconditionFailure("made a \(type(of: made)) instead of a \(Subclass.self)")
        }
        return cell
      },
      look: { look(cell($0)) })
    other.problem = problem
    if let prepare { other.prepare = { prepare(cell($0)) } }
    other.settle = { settle(cell($0)) }
    other.inputs = { inputs(cell($0)) }
    other.surroundings = surroundings.map { surrounding in
      CellSurrounding<Subclass>(
        surrounding.name, adaptsByItself: surrounding.adaptsByItself,
        enter: { surrounding.enter($0.map { cell($0) }) }, leave: { surrounding.leave(cell($0)) })
    }
    if let selection { other.selection = { selection(cell($0), $1) } }
    other.counts = { counts(cell($0)) }
    other.discard = { discard(cell($0)) }
    other.lostViews = { lostViews(cell($0)) }
    other.unreachableGestures = { unreachableGestures(cell($0)) }
    other.drawings = { drawings(cell($0)) }
    other.exceptions = exceptions
    return other
  }
}

/// A view that draws itself.
@MainActor
package struct CellDrawing {
  package let name: String
  package let view: AnyObject

  /// The values that the view may draw, as words.
  package let state: [String]

  /// Draws the view again if it requested that, and returns whether it did.
  package let drawIfNeeded: @MainActor () -> Bool

  package init(
    name: String, view: AnyObject, state: [String], drawIfNeeded: @escaping @MainActor () -> Bool
  ) {
    self.name = name
    self.view = view
    self.state = state
    self.drawIfNeeded = drawIfNeeded
  }
}

/// An input of a user to a cell.
@MainActor
package struct CellInput {
  /// The name for reports. It's a closure, because names are found by reflection, which is slow.
  package let name: @MainActor () -> String

  /// Whether the input makes the cell call closures or delegates of the row, as a tap on a button does.
  package let callsActions: Bool

  /// Whether the input is one event for the user, such as a tap. Typing is several.
  package let isOneEvent: Bool

  /// Whether the input changes only a state that the toolkit resets, such as a highlight.
  package let isState: Bool

  package let perform: @MainActor () -> Void

  package init(
    _ name: @autoclosure @escaping @MainActor () -> String, callsActions: Bool = false,
    isOneEvent: Bool = true, isState: Bool = false, perform: @escaping @MainActor () -> Void
  ) {
    self.name = name
    self.callsActions = callsActions
    self.isOneEvent = isOneEvent
    self.isState = isState
    self.perform = perform
  }
}

/// A condition around a cell that can change while the cell exists.
@MainActor
package struct CellSurrounding<Cell: AnyObject> {
  /// The change in words, such as "the width is 500 points".
  package let name: String

  /// Begins the change, for a cell or, if it's `nil`, for the cells that are made next.
  package let enter: @MainActor (Cell?) -> Void
  package let leave: @MainActor (Cell) -> Void

  /// Whether a cell adapts to the change without another update, as it does to a width.
  package let adaptsByItself: Bool

  package init(
    _ name: String, adaptsByItself: Bool, enter: @escaping @MainActor (Cell?) -> Void,
    leave: @escaping @MainActor (Cell) -> Void
  ) {
    self.name = name
    self.adaptsByItself = adaptsByItself
    self.enter = enter
    self.leave = leave
  }
}
