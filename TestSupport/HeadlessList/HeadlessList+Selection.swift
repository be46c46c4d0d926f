public import TypedCells

extension HeadlessList {
  /// The selected rows, in order.
  public var selectedPaths: [RowPath] { selection.sorted() }

  /// Returns whether a row is selected.
  ///
  /// - Parameter path: the row's path.
  public func isSelected(rowAt path: RowPath) -> Bool { selection.contains(path) }

  /// Selects or deselects a row without informing it.
  ///
  /// - Parameters:
  ///   - isSelected: whether the row is selected afterwards.
  ///   - path: the row's path.
  ///   - animated: ignored, because the list has no screen.
  public func setSelected(_ isSelected: Bool, rowAt path: RowPath, animated: Bool) {
    if !isSelected {
      selection.remove(path)
    } else if selectionMode == .multiple {
      selection.insert(path)
    } else {
      selection = [path]
    }
  }
}
