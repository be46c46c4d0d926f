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
    modify { $0.set(OwnedAsyncHandler(event, weak: owner, handler)) }
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
    modify { $0.set(FreeAsyncHandler(event, handler)) }
  }
}

extension AnyRow {
  /// Returns the work with which the row handles an event, or `nil` if its handler takes no time or there is none.
  ///
  /// - Parameters:
  ///   - event: an event such as ``RowEvent/commitEdit``.
  ///   - argument: the event's argument.
  /// - Returns: work that hasn't started.
  @MainActor
  package func asyncWork<Argument>(
    for event: RowEvent<Argument, Void>, _ argument: Argument
  ) -> (@MainActor () async -> Void)? {
    row.asyncWork(for: event, argument)
  }
}

private final class FreeAsyncHandler<Model, Argument>: TypedHandler<Model, Argument, Void> {
  private let body: @MainActor (Model, Argument) async -> Void

  init(
    _ event: RowEvent<Argument, Void>, _ body: @escaping @MainActor (Model, Argument) async -> Void
  ) {
    self.body = body
    super.init(event: event)
  }

  override func answer(to argument: Argument, from model: Model) -> Void? {
    Task { await body(model, argument) }
    return ()
  }

  override func asyncWork(
    for argument: Argument, from model: Model
  ) -> (@MainActor () async -> Void)? {
    { [body] in await body(model, argument) }
  }
}

private final class OwnedAsyncHandler<Owner: AnyObject, Model, Argument>:
  AnyOwnedHandler<Owner, Model, Argument, Void>
{
  private let body: @MainActor (Owner, Model, Argument) async -> Void

  init(
    _ event: RowEvent<Argument, Void>, weak owner: Owner,
    _ body: @escaping @MainActor (Owner, Model, Argument) async -> Void
  ) {
    self.body = body
    super.init(event, weak: owner)
  }

  override func answer(to argument: Argument, from model: Model) -> Void? {
    guard let owner else { return nil }
    Task { await body(owner, model, argument) }
    return ()
  }

  override func asyncWork(
    for argument: Argument, from model: Model
  ) -> (@MainActor () async -> Void)? {
    {
      guard let owner = self.owner else { return }
      await self.body(owner, model, argument)
    }
  }
}
