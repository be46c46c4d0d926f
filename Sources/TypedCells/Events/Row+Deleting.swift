extension Row {
  /// Lets the user delete the row: by a swipe, by a control while the list is edited, or by a row action on a Mac.
  ///
  /// ```swift
  /// Row(EmployeeCell.self, employee).onDelete(weak: screen) { screen, employee in screen.delete(employee) }
  /// ```
  ///
  /// It handles ``RowEvent/commitEdit`` with the style ``RowEditingStyle/delete``, and replaces an earlier handler.
  ///
  /// - Parameters:
  ///   - owner: the object the handler belongs to, held weakly. After it is deallocated, the handler isn't called.
  ///   - handler: receives the owner and the row's model. It removes the model from your data and applies the new content.
  /// - Returns: the row with the handler.
  public consuming func onDelete<Owner: AnyObject>(
    weak owner: Owner, _ handler: @escaping @MainActor (Owner, Model) -> Void
  ) -> Self {
    on(.commitEdit, weak: owner) { owner, model, style in
      if style == .delete { handler(owner, model) }
    }
  }

  /// Lets the user delete the row, with work that takes time: for example, a question whether to delete it.
  ///
  /// ```text
  /// Row(NoteCell.self, note)
  ///   .onDelete(weak: self) { controller, note in
  ///     guard await controller.confirmsDeletion() else { return }
  ///     controller.delete(note)
  ///   }
  /// ```
  ///
  /// After a swipe, the row stays swiped open until the handler returns. Other rows can be changed meanwhile.
  ///
  /// - Parameters:
  ///   - owner: the object the handler belongs to, held weakly until the handler starts. If it is deallocated before,
  ///     the handler isn't called.
  ///   - handler: receives the owner and the row's model.
  /// - Returns: the row with the handler.
  @_disfavoredOverload
  public consuming func onDelete<Owner: AnyObject>(
    weak owner: Owner, _ handler: @escaping @MainActor (Owner, Model) async -> Void
  ) -> Self {
    modify {
      $0.set(
        RowHandler(
          .commitEdit, weak: owner,
          work: { owner, model, style in
            guard style == .delete, let owner = owner as! Owner? else { return nil }
            return { [weak owner] in
              if let owner { await handler(owner, declaredModel(model)) }
            }
          }))
    }
  }

  /// Lets the user delete the row.
  ///
  /// The row holds the closure. If it captures a view controller, use `onDelete(weak:_:)`.
  ///
  /// - Parameter handler: receives the row's model.
  /// - Returns: the row with the handler.
  public consuming func onDelete(_ handler: @escaping @MainActor (Model) -> Void) -> Self {
    on(.commitEdit) { model, style in if style == .delete { handler(model) } }
  }

  /// Lets the user delete the row, with work that takes time; see `onDelete(weak:_:)`.
  ///
  /// - Parameter handler: receives the row's model.
  /// - Returns: the row with the handler.
  @_disfavoredOverload
  public consuming func onDelete(
    _ handler: @escaping @MainActor (Model) async -> Void
  ) -> Self {
    modify {
      $0.set(
        RowHandler(
          .commitEdit,
          work: { _, model, style in
            guard style == .delete else { return nil }
            return { await handler(declaredModel(model)) }
          }))
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
