/// The handlers of a row, one for each event.
///
/// A row has few handlers, so a linear search is fastest.
struct RowHandlers<Model> {
  private var handlers: [RowHandler] = []

  /// Replaces the handler of an event.
  mutating func set<Argument, Answer>(_ handler: TypedHandler<Model, Argument, Answer>) {
    // The names first, because the runtime has to look up the generic type.
    handlers.removeAll {
      $0.eventName == handler.eventName && $0 is TypedHandler<Model, Argument, Answer>
    }
    handlers.append(handler)
  }

  /// The handler of an event, or `nil`.
  func handler<Argument, Answer>(
    of event: RowEvent<Argument, Answer>
  ) -> TypedHandler<Model, Argument, Answer>? {
    for handler in handlers where handler.eventName == event.name {
      if let handler = handler as? TypedHandler<Model, Argument, Answer> { return handler }
    }
    return nil
  }

  /// The names of the events that have a handler.
  var eventNames: [String] { handlers.map(\.eventName) }
}

/// A handler of any type.
class RowHandler {
  final let eventName: String

  fileprivate init(eventName: String) {
    self.eventName = eventName
  }
}

/// A handler of an event of one type, for rows of one model type.
///
/// Handlers are objects and not closures, because a closure on the main actor can't hold an owner that
/// isn't `Sendable` when another task builds the row.
class TypedHandler<Model, Argument, Answer>: RowHandler {
  /// Calls the handler. Returns `nil` if its owner is deallocated.
  @MainActor
  func answer(to argument: Argument, from model: Model) -> Answer? {
    preconditionFailure("every subclass overrides this")
  }

  init(event: RowEvent<Argument, Answer>) { super.init(eventName: event.name) }
}

/// A handler without an owner.
final class FreeHandler<Model, Argument, Answer>: TypedHandler<Model, Argument, Answer> {
  private let body: @MainActor (Model, Argument) -> Answer

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

/// A handler that belongs to an owner.
final class OwnedHandler<Owner: AnyObject, Model, Argument, Answer>:
  TypedHandler<Model, Argument, Answer>
{
  private weak var owner: Owner?
  private let body: @MainActor (Owner, Model, Argument) -> Answer

  init(
    _ event: RowEvent<Argument, Answer>, weak owner: Owner,
    _ body: @escaping @MainActor (Owner, Model, Argument) -> Answer
  ) {
    self.owner = owner
    self.body = body
    super.init(event: event)
  }

  override func answer(to argument: Argument, from model: Model) -> Answer? {
    owner.map { body($0, model, argument) }
  }
}
