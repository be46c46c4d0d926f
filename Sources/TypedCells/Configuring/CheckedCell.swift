// Unsafe for speed: a cast to a generic class calls the runtime, which takes longer than most updates.
//
// Invariant: an object whose class is `Cell` is a `Cell`.
//
// Check: the line above the conversion compares the classes.
//
// Fallback: an object of any other class, a subclass's among them, is cast.

extension Updatable {
  /// Updates a cell, if it's one of this class.
  ///
  /// The row doesn't hold the cell meanwhile, because the caller does.
  @MainActor
  @inline(__always)
  static func update(
    _ cell: AnyObject, with data: ViewData,
    identifier: @autoclosure () -> ReuseIdentifier?
  ) throws(CellMismatch) {
    if type(of: cell) == Self.self {
      unsafe unsafeDowncast(cell, to: Self.self).update(viewData: data)
    } else {
      try checkedSubclass(cell, as: Self.self, identifier: identifier()).update(viewData: data)
    }
  }
}

/// Returns an erased cell as a typed one.
@MainActor
@inline(__always)
func checkedCell<Cell: AnyObject>(
  _ cell: AnyObject, as _: Cell.Type, identifier: @autoclosure () -> ReuseIdentifier?
) throws(CellMismatch) -> Cell {
  if type(of: cell) == Cell.self { return unsafe unsafeDowncast(cell, to: Cell.self) }
  return try checkedSubclass(cell, as: Cell.self, identifier: identifier())
}

@MainActor
@inline(never)
private func checkedSubclass<Cell: AnyObject>(
  _ cell: AnyObject, as _: Cell.Type, identifier: @autoclosure () -> ReuseIdentifier?
) throws(CellMismatch) -> Cell {
  if let cell = cell as? Cell { return cell }
  throw CellMismatch(
    identifier: identifier() ?? ReuseIdentifier(for: Cell.self),
    expected: Cell.self, actual: type(of: cell))
}
