extension ListEngine {
  /// Sends ``RowEvent/willDisplay`` to a row, and calls the list's handlers for its start and its end if the row is near
  /// them.
  ///
  /// - Parameters:
  ///   - row: the row that comes on screen.
  ///   - path: the row's path.
  /// - Complexity: O(*s*) for *s* sections if the list has a handler for an edge; otherwise O(1).
  public func willDisplay(_ row: AnyRow<Host.Cell>, at path: RowPath) {
    row.answer(to: .willDisplay)
    noteVisibility(of: row.row, at: path)
    // A change may take several steps, and only the last shows the list's edges. A scroll may pass rows.
    guard !isChanging, !isScrolling, placeKeeper?.beginsElsewhere != true else { return }
    for observer in edgeObservers.values { observer.rowAppears(at: path, in: shown) }
  }

  /// Looks for the list's start and end among the rows on screen.
  func lookForEdges() {
    guard !edgeObservers.isEmpty, !isChanging, !isScrolling,
      placeKeeper?.beginsElsewhere != true
    else { return }
    for observer in edgeObservers.values {
      observer.contentChanges(to: shown)
      for visible in host.visibleCells { observer.rowAppears(at: visible.path, in: shown) }
    }
  }
}
