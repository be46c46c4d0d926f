import TypedCells

/// A row that the user has just tapped.
@MainActor
final class TappedRow<Cell: AnyObject> {
  /// The row's index path when it was tapped.
  let indexPath: IndexPath
  /// Returns the row as it is now, although the content may have changed since.
  let row: @MainActor () -> AnyRow<Cell>?

  init(indexPath: IndexPath, row: @escaping @MainActor () -> AnyRow<Cell>?) {
    self.indexPath = indexPath
    self.row = row
  }
}
