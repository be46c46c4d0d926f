extension Row {
  /// Handles an event for an owner that the row holds weakly, if the handler needs no model.
  ///
  /// ```swift
  /// Row(LoadingCell.self)
  ///   .on(.willDisplay, weak: screen) { $0.loadMore() }
  /// ```
  ///
  /// After the owner is deallocated, the handler isn't called and the event's default answer applies.
  ///
  /// - Parameters:
  ///   - event: the event. An earlier handler of the same event is replaced.
  ///   - owner: the object the handler belongs to, held weakly.
  ///   - handler: receives the owner, and returns the event's answer.
  /// - Returns: the row with the handler.
  public consuming func on<Answer, Owner: AnyObject>(
    _ event: RowEvent<Void, Answer>,
    weak owner: Owner,
    _ handler: @escaping @MainActor (Owner) -> Answer
  ) -> Self {
    on(event, weak: owner) { owner, _, _ in handler(owner) }
  }

  /// Calls `action` with its owner when the user selects the row, if the action needs no model.
  ///
  /// - Parameters:
  ///   - owner: the object the action belongs to, held weakly. After it is deallocated, `action` isn't
  ///     called.
  ///   - action: receives the owner. An earlier action is replaced.
  /// - Returns: the row with the action.
  public consuming func onSelect<Owner: AnyObject>(
    weak owner: Owner, _ action: @escaping @MainActor (Owner) -> Void
  ) -> Self {
    on(.select, weak: owner, action)
  }
}
