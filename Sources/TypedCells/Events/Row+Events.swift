extension Row {
  /// Handles an event of the row.
  ///
  /// ```swift
  /// Row(PersonCell.self, person)
  ///   .on(.shouldSelect) { person in person.isActive }
  ///   .on(.highlight) { person, isHighlighted in print(person.name, isHighlighted) }
  /// ```
  ///
  /// - Parameters:
  ///   - event: what is handled; a handler that the row has for it already is replaced.
  ///   - handler: what to do, and where the event asks something, the answer.
  /// - Returns: the row with the handler.
  public consuming func on<Argument, Answer>(
    _ event: RowEvent<Argument, Answer>,
    _ handler: @escaping @MainActor (Model, Argument) -> Answer
  ) -> Self {
    modify { $0.modifyExtras { $0.handlers.set(event, handler) } }
  }

  /// Handles an event that brings nothing along.
  ///
  /// - Parameters:
  ///   - event: what is handled; a handler that the row has for it already is replaced.
  ///   - handler: what to do, and where the event asks something, the answer.
  /// - Returns: the row with the handler.
  public consuming func on<Answer>(
    _ event: RowEvent<Void, Answer>,
    _ handler: @escaping @MainActor (Model) -> Answer
  ) -> Self {
    on(event) { model, _ in handler(model) }
  }

  /// Has an event of the row handled by an owner who is held weakly.
  ///
  /// - Parameters:
  ///   - event: what is handled; a handler that the row has for it already is replaced.
  ///   - owner: whom the handler belongs to. Once it has gone nothing is called, and what the event asks
  ///     is answered as if nobody handled it.
  ///   - handler: what to do, and where the event asks something, the answer.
  /// - Returns: the row with the handler.
  public consuming func on<Argument, Answer, Owner: AnyObject>(
    _ event: RowEvent<Argument, Answer>,
    _ owner: Owner,
    _ handler: @escaping @MainActor (Owner, Model, Argument) -> Answer
  ) -> Self {
    modify {
      $0.modifyExtras {
        $0.handlers.set(event) { [weak owner] model, argument in
          owner.map { handler($0, model, argument) }
        }
      }
    }
  }

  /// Has an event that brings nothing along handled by an owner who is held weakly.
  ///
  /// - Parameters:
  ///   - event: what is handled; a handler that the row has for it already is replaced.
  ///   - owner: whom the handler belongs to. Once it has gone nothing is called, and what the event asks
  ///     is answered as if nobody handled it.
  ///   - handler: what to do, and where the event asks something, the answer.
  /// - Returns: the row with the handler.
  public consuming func on<Answer, Owner: AnyObject>(
    _ event: RowEvent<Void, Answer>,
    _ owner: Owner,
    _ handler: @escaping @MainActor (Owner, Model) -> Answer
  ) -> Self {
    on(event, owner) { owner, model, _ in handler(owner, model) }
  }

  /// Calls `action` with the row's model whenever the row is selected: `on(.select)` by its usual name.
  ///
  /// - Parameter action: what to do; it replaces an earlier one.
  /// - Returns: the row with the action.
  public consuming func onSelect(_ action: @escaping @MainActor (Model) -> Void) -> Self {
    on(.select, action)
  }

  /// Calls `action` with its owner and the row's model whenever the row is selected.
  ///
  /// - Parameters:
  ///   - owner: whom the action belongs to; held weakly, and without it nothing is called.
  ///   - action: what to do; it replaces an earlier one.
  /// - Returns: the row with the action.
  public consuming func onSelect<Owner: AnyObject>(
    _ owner: Owner, _ action: @escaping @MainActor (Owner, Model) -> Void
  ) -> Self {
    on(.select, owner, action)
  }
}
