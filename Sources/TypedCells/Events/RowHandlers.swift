/// The handlers of a row, one for each event.
///
/// A row has few handlers, so a linear search is fastest.
struct RowHandlers {
  private var handlers: [RowHandler] = []

  /// Adds a handler. An earlier handler of the same event is replaced.
  mutating func set(_ handler: RowHandler) {
    if let index = handlers.firstIndex(where: { handler.replaces($0) }) {
      handlers[index] = handler
    } else {
      // Most rows have no or one handler. Those with more often have several.
      if handlers.count == 1 { handlers.reserveCapacity(6) }
      handlers.append(handler)
    }
  }

  /// Returns the handler of an event, for rows with models of one type, or `nil`.
  func handler<Model, Argument, Answer>(
    of event: RowEvent<Argument, Answer>
  ) -> TypedHandler<Model, Argument, Answer>? {
    for handler in handlers where handler.handlesEvent(named: event.name) {
      if let handler = handler as? TypedHandler<Model, Argument, Answer> { return handler }
    }
    return nil
  }

  /// The names of the events that have a handler.
  var eventNames: [String] { handlers.map(\.eventName) }
}

/// A handler of any type.
@_fixed_layout
@usableFromInline
class RowHandler {
  @usableFromInline final let eventName: String

  @inlinable
  init(eventName: String) {
    self.eventName = eventName
  }

  /// Returns whether the handler's event has a name. The lengths first, because they mostly differ and are faster to
  /// compare.
  final func handlesEvent(named name: String) -> Bool {
    eventName.utf8.count == name.utf8.count && eventName == name
  }

  /// Returns whether another handler handles the same event.
  func replaces(_ other: RowHandler) -> Bool {
    preconditionFailure("every subclass overrides this")
  }
}

/// A handler of an event of one type, for rows of one model type.
///
/// Handlers are objects and not closures, because a closure on the main actor can't hold an owner that isn't
/// `Sendable` when another task builds the row. Inlined code creates them, because it knows their types: otherwise,
/// the runtime would look up a generic class for each handler of each row.
@_fixed_layout
@usableFromInline
class TypedHandler<Model, Argument, Answer>: RowHandler {
  @inlinable
  init(event: RowEvent<Argument, Answer>) { super.init(eventName: event.name) }

  override final func replaces(_ other: RowHandler) -> Bool {
    // The names first, because the runtime has to look up the generic type.
    other.handlesEvent(named: eventName) && other is TypedHandler
  }

  /// Calls the handler. Returns `nil` if its owner is deallocated.
  @MainActor
  func answer(to argument: Argument, from model: Model) -> Answer? {
    preconditionFailure("every subclass overrides this")
  }

  /// Returns the work of a handler that takes time, which hasn't started. Other handlers return `nil`.
  @MainActor
  func asyncWork(for argument: Argument, from model: Model) -> (@MainActor () async -> Void)? {
    nil
  }
}

/// A handler without an owner.
@_fixed_layout
@usableFromInline
final class FreeHandler<Model, Argument, Answer>: TypedHandler<Model, Argument, Answer> {
  @usableFromInline let body: @MainActor (Model, Argument) -> Answer

  @inlinable
  init(
    _ event: RowEvent<Argument, Answer>, _ body: @escaping @MainActor (Model, Argument) -> Answer
  ) {
    self.body = body
    super.init(event: event)
  }

  override func answer(to argument: Argument, from model: Model) -> Answer? {
    body(model, argument)
  }
}

/// A handler without an owner, of an event without an argument.
@_fixed_layout
@usableFromInline
final class FreePlainHandler<Model, Answer>: TypedHandler<Model, Void, Answer> {
  @usableFromInline let body: @MainActor (Model) -> Answer

  @inlinable
  init(_ event: RowEvent<Void, Answer>, _ body: @escaping @MainActor (Model) -> Answer) {
    self.body = body
    super.init(event: event)
  }

  override func answer(to argument: Void, from model: Model) -> Answer? { body(model) }
}

/// A handler that belongs to an owner.
@_fixed_layout
@usableFromInline
class AnyOwnedHandler<Owner: AnyObject, Model, Argument, Answer>:
  TypedHandler<Model, Argument, Answer>
{
  @usableFromInline final weak var owner: Owner?

  @inlinable
  init(_ event: RowEvent<Argument, Answer>, weak owner: Owner) {
    self.owner = owner
    super.init(event: event)
  }
}

/// A handler that belongs to an owner, of an event with an argument.
@_fixed_layout
@usableFromInline
final class OwnedHandler<Owner: AnyObject, Model, Argument, Answer>:
  AnyOwnedHandler<Owner, Model, Argument, Answer>
{
  @usableFromInline let body: @MainActor (Owner, Model, Argument) -> Answer

  @inlinable
  init(
    _ event: RowEvent<Argument, Answer>, weak owner: Owner,
    _ body: @escaping @MainActor (Owner, Model, Argument) -> Answer
  ) {
    self.body = body
    super.init(event, weak: owner)
  }

  override func answer(to argument: Argument, from model: Model) -> Answer? {
    owner.map { body($0, model, argument) }
  }
}

/// A handler that belongs to an owner, of an event without an argument.
///
/// A closure without an argument isn't wrapped in one with it, because that would allocate memory.
@_fixed_layout
@usableFromInline
final class OwnedPlainHandler<Owner: AnyObject, Model, Answer>:
  AnyOwnedHandler<Owner, Model, Void, Answer>
{
  @usableFromInline let body: @MainActor (Owner, Model) -> Answer

  @inlinable
  init(
    _ event: RowEvent<Void, Answer>, weak owner: Owner,
    _ body: @escaping @MainActor (Owner, Model) -> Answer
  ) {
    self.body = body
    super.init(event, weak: owner)
  }

  override func answer(to argument: Void, from model: Model) -> Answer? {
    owner.map { body($0, model) }
  }
}
