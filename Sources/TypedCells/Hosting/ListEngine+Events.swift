extension ListEngine {
  /// Sends an event to a row.
  ///
  /// - Parameters:
  ///   - event: a standard event, or one of your host.
  ///   - path: the row's path.
  ///   - argument: the event's argument.
  /// - Returns: the row's answer, or `nil` if the row doesn't handle the event or there is no row.
  @discardableResult
  public func send<Argument, Answer>(
    _ event: RowEvent<Argument, Answer>, toRowAt path: RowPath, _ argument: Argument
  ) -> Answer? {
    row(at: path)?.row.answer(to: event, argument)
  }

  /// Sends an event without an argument to a row.
  ///
  /// - Parameters:
  ///   - event: a standard event, or one of your host.
  ///   - path: the row's path.
  /// - Returns: the row's answer, or `nil` if the row doesn't handle the event or there is no row.
  @discardableResult
  public func send<Answer>(_ event: RowEvent<Void, Answer>, toRowAt path: RowPath) -> Answer? {
    send(event, toRowAt: path, ())
  }
}
