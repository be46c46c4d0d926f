extension ListEngine {
  /// Handles a tap on the accessory of a row: sends ``RowEvent/accessoryTap`` to the row, and calls the action of
  /// ``Row/onAccessoryTapCell(weak:_:)``.
  ///
  /// - Parameter path: the row's path.
  /// - Returns: whether the row handles the tap.
  @discardableResult
  public func didTapAccessory(ofRowAt path: RowPath) -> Bool {
    didTapAccessory(ofRowAt: path) {}
  }

  /// Handles a tap on the accessory of a row.
  ///
  /// - Parameters:
  ///   - path: the row's path.
  ///   - tellOthers: called before the row's handlers, which may change the content and so the path.
  /// - Returns: whether the row handles the tap.
  @discardableResult
  package func didTapAccessory(ofRowAt path: RowPath, after tellOthers: () -> Void) -> Bool {
    let row = row(at: path)
    let cell = row.flatMap { $0.handles(.accessoryTapCell) ? visibleCell(at: path) : nil }
    tellOthers()
    var isHandled = row?.answer(to: .accessoryTap) != nil
    if let cell, row?.answer(to: .accessoryTapCell, ShownCell(cell: cell, path: path)) != nil {
      isHandled = true
    }
    return isHandled
  }
}

extension AnyRow {
  /// Whether the row handles taps on its accessory.
  package var handlesAccessoryTap: Bool { handles(.accessoryTap) || handles(.accessoryTapCell) }
}
