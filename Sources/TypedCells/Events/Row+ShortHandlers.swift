// Disfavoured, so that a handler with a wrong model is refused with the types that differ. `onSelect` has no such
// overload, because the compiler would then refuse a wrong model with the number of arguments.

extension Row {
  /// Handles an event for an owner that the row holds weakly, if the handler needs no model.
  ///
  /// ```swift
  /// Row(TextCell.self, "Loading…")
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
  @_disfavoredOverload
  @inlinable
  public consuming func on<Answer, Owner: AnyObject>(
    _ event: RowEvent<Void, Answer>,
    weak owner: Owner,
    _ handler: @escaping @MainActor (Owner) -> Answer
  ) -> Self {
    on(event, weak: owner) { owner, _ in handler(owner) }
  }
}
