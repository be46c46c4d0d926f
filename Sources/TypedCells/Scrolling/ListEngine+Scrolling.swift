extension ListEngine {
  /// Sends ``RowEvent/willDisplay`` to a row, and calls the list's handler for its end if the row is near it.
  ///
  /// - Parameters:
  ///   - row: the row that comes on screen.
  ///   - path: the row's path.
  /// - Complexity: O(*s*) for *s* sections if the list has a handler for its end; otherwise O(1).
  public func willDisplay(_ row: AnyRow<Host.Cell>, at path: RowPath) {
    row.answer(to: .willDisplay)
    // A change may take several steps, and only the last shows the list's end.
    if !isChanging { endObserver?.rowAppears(at: path, in: shown) }
  }

  /// Looks for the list's end among the rows on screen.
  func lookForEnd() {
    guard let endObserver else { return }
    endObserver.contentChanges(to: shown)
    for visible in host.visibleCells { endObserver.rowAppears(at: visible.path, in: shown) }
  }
}
