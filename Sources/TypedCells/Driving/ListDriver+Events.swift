extension ListDriver {
  /// Sends an event to a row, as the host does when the user acts.
  ///
  /// ```swift
  /// screen.list.send(.commitEdit, toRowAt: RowPath(section: 0, row: 0), .delete)
  /// ```
  ///
  /// - Parameters:
  ///   - event: an event such as ``RowEvent/move``.
  ///   - path: the row's path.
  ///   - argument: the event's argument.
  /// - Returns: the row's answer, or `nil` if the row doesn't handle the event or there is no row.
  @discardableResult
  public func send<Argument, Answer>(
    _ event: RowEvent<Argument, Answer>, toRowAt path: RowPath, _ argument: Argument
  ) -> Answer? {
    engine.send(event, toRowAt: path, argument)
  }

  /// Sends an event without an argument to a row, as the host does when the user acts.
  ///
  /// It needs no window, so a test can call a row's handler as a tap would:
  ///
  /// ```swift
  /// screen.list.send(.select, toRowAt: RowPath(section: 0, row: 0))
  /// ```
  ///
  /// - Parameters:
  ///   - event: an event such as ``RowEvent/select``.
  ///   - path: the row's path.
  /// - Returns: the row's answer, or `nil` if the row doesn't handle the event or there is no row.
  @discardableResult
  public func send<Answer>(_ event: RowEvent<Void, Answer>, toRowAt path: RowPath) -> Answer? {
    engine.send(event, toRowAt: path)
  }
}
