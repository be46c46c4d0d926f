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
  ///   - event: the event. An earlier handler of the same event is replaced.
  ///   - handler: receives the row's model and the event's argument, and returns the event's answer.
  /// - Returns: the row with the handler.
  @inlinable
  public consuming func on<Argument, Answer>(
    _ event: RowEvent<Argument, Answer>,
    _ handler: @escaping @MainActor (Model, Argument) -> Answer
  ) -> Self {
    modify {
      $0.set(RowHandler(event) { _, model, argument in handler(declaredModel(model), argument) })
    }
  }

  /// Handles an event that has no argument.
  ///
  /// - Parameters:
  ///   - event: the event. An earlier handler of the same event is replaced.
  ///   - handler: receives the row's model and returns the event's answer.
  /// - Returns: the row with the handler.
  @inlinable
  public consuming func on<Answer>(
    _ event: RowEvent<Void, Answer>,
    _ handler: @escaping @MainActor (Model) -> Answer
  ) -> Self {
    modify { $0.set(RowHandler(event) { _, model, _ in handler(declaredModel(model)) }) }
  }

  /// Handles an event of the row, for an owner that the row holds weakly.
  ///
  /// ```swift
  /// Row(EmployeeCell.self, employee)
  ///   .on(.highlight, weak: screen) { screen, employee, isHighlighted in print(isHighlighted) }
  /// ```
  ///
  /// The owner is usually the view controller. It retains its list, which retains the row, so a handler that captured
  /// the owner strongly would leak it. After the owner is deallocated, the handler isn't called and the event's default
  /// answer applies.
  ///
  /// - Parameters:
  ///   - event: the event. An earlier handler of the same event is replaced.
  ///   - owner: the object the handler belongs to, held weakly.
  ///   - handler: receives the owner, the row's model and the event's argument, and returns the
  ///     event's answer.
  /// - Returns: the row with the handler.
  @inlinable
  public consuming func on<Argument, Answer, Owner: AnyObject>(
    _ event: RowEvent<Argument, Answer>,
    weak owner: Owner,
    _ handler: @escaping @MainActor (Owner, Model, Argument) -> Answer
  ) -> Self {
    modify {
      $0.set(
        RowHandler(event, weak: owner) { owner, model, argument in
          (owner as! Owner?).map { handler($0, declaredModel(model), argument) }
        })
    }
  }

  /// Handles an event that has no argument, for an owner that the row holds weakly.
  ///
  /// After the owner is deallocated, the handler isn't called and the event's default answer applies.
  ///
  /// - Parameters:
  ///   - event: the event. An earlier handler of the same event is replaced.
  ///   - owner: the object the handler belongs to, held weakly.
  ///   - handler: receives the owner and the row's model, and returns the event's answer.
  /// - Returns: the row with the handler.
  @inlinable
  public consuming func on<Answer, Owner: AnyObject>(
    _ event: RowEvent<Void, Answer>,
    weak owner: Owner,
    _ handler: @escaping @MainActor (Owner, Model) -> Answer
  ) -> Self {
    modify {
      $0.set(
        RowHandler(event, weak: owner) { owner, model, _ in
          (owner as! Owner?).map { handler($0, declaredModel(model)) }
        })
    }
  }

  /// Calls `action` with the row's model when the user selects the row. Short for `on(.select)`.
  ///
  /// The row holds the closure. If it captures a view controller, use ``onSelect(weak:_:)``.
  ///
  /// - Parameter action: receives the row's model. An earlier action is replaced.
  /// - Returns: the row with the action.
  @inlinable
  public consuming func onSelect(_ action: @escaping @MainActor (Model) -> Void) -> Self {
    on(.select, action)
  }

  /// Calls `action` with its owner and the row's model when the user selects the row.
  ///
  /// ```swift
  /// Row(PersonCell.self, person)
  ///   .onSelect(weak: screen) { screen, person in screen.show(person) }
  /// ```
  ///
  /// - Parameters:
  ///   - owner: the object the action belongs to, held weakly. After it is deallocated, `action` isn't
  ///     called.
  ///   - action: receives the owner and the row's model. An earlier action is replaced.
  /// - Returns: the row with the action.
  @inlinable
  public consuming func onSelect<Owner: AnyObject>(
    weak owner: Owner, _ action: @escaping @MainActor (Owner, Model) -> Void
  ) -> Self {
    on(.select, weak: owner, action)
  }
}
