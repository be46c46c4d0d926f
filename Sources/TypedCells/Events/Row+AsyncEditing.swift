extension Row {
  /// Handles ``RowEvent/commitEdit`` with work that takes time, for an owner that the row holds weakly.
  ///
  /// ```text
  /// Row(NoteCell.self, note)
  ///   .on(.commitEdit, weak: self) { controller, note, _ in
  ///     guard await controller.confirmsDeletion() else { return }
  ///     controller.delete(note)
  ///   }
  /// ```
  ///
  /// After a swipe in a list layout, the row stays swiped open until the handler returns. Other rows can be changed
  /// meanwhile.
  ///
  /// - Parameters:
  ///   - event: `.commitEdit`. An earlier handler is replaced.
  ///   - owner: the object the handler belongs to, held weakly until the handler starts. If it is deallocated before,
  ///     the handler isn't called.
  ///   - handler: receives the owner, the row's model, and the kind of edit.
  /// - Returns: the row with the handler.
  @_disfavoredOverload
  public consuming func on<Owner: AnyObject>(
    _ event: RowEvent<RowEditingStyle, Void>, weak owner: Owner,
    _ handler: @escaping @MainActor (Owner, Model, RowEditingStyle) async -> Void
  ) -> Self {
    modify {
      $0.set(
        RowHandler(
          event, weak: owner,
          work: { owner, model, style in
            guard let owner = owner as! Owner? else { return nil }
            return { [weak owner] in
              if let owner { await handler(owner, declaredModel(model), style) }
            }
          }))
    }
  }

  /// Handles ``RowEvent/commitEdit`` with work that takes time; see `on(_:weak:_:)`.
  ///
  /// - Parameters:
  ///   - event: `.commitEdit`. An earlier handler is replaced.
  ///   - handler: receives the row's model, and the kind of edit.
  /// - Returns: the row with the handler.
  @_disfavoredOverload
  public consuming func on(
    _ event: RowEvent<RowEditingStyle, Void>,
    _ handler: @escaping @MainActor (Model, RowEditingStyle) async -> Void
  ) -> Self {
    modify {
      $0.set(
        RowHandler(
          event, work: { _, model, style in { await handler(declaredModel(model), style) } }))
    }
  }
}

extension AnyRow {
  /// Returns the work with which the row handles an event; `nil` if its handler takes no time, its owner is deallocated, or
  /// there is none.
  ///
  /// - Parameters:
  ///   - event: an event such as ``RowEvent/commitEdit``.
  ///   - argument: the event's argument.
  /// - Returns: work that hasn't started.
  @MainActor
  package func asyncWork<Argument>(
    for event: RowEvent<Argument, Void>, _ argument: Argument
  ) -> RowWork? {
    row.asyncWork(for: event, argument)
  }
}
