// Unsafe for speed: a cast to a generic class asks the runtime, which takes longer than most updates.
//
// Invariant: an object whose class is `Cell` is a `Cell`.
//
// Check: the comparison of the classes stands right above the conversion.
//
// Fallback: an object of any other class, a subclass's among them, is cast.

/// The one place where an erased cell becomes a typed one.
@MainActor
@inline(__always)
func checkedCell<Cell: AnyObject>(
  _ cell: AnyObject, as _: Cell.Type, identifier: @autoclosure () -> ReuseIdentifier?
) throws(CellMismatch) -> Cell {
  if type(of: cell) == Cell.self { return unsafe unsafeDowncast(cell, to: Cell.self) }
  if let cell = cell as? Cell { return cell }
  throw CellMismatch(
    identifier: identifier() ?? ReuseIdentifier(for: Cell.self),
    expected: Cell.self, actual: type(of: cell))
}
