/// The handlers of a row, each under its event.
///
/// There are few in a row, so they are searched one by one.
@MainActor
struct RowHandlers<Model> {
  private var handlers: [any RowHandler] = []

  /// Replaces the handler of an event.
  mutating func set<Argument, Answer>(
    _ event: RowEvent<Argument, Answer>,
    _ body: @escaping @MainActor (Model, Argument) -> Answer?
  ) {
    handlers.removeAll { $0 is Handler<Model, Argument, Answer> && $0.name == event.name }
    handlers.append(Handler(name: event.name, body: body))
  }

  /// The handler of an event, or `nil`.
  func handler<Argument, Answer>(
    of event: RowEvent<Argument, Answer>
  ) -> (@MainActor (Model, Argument) -> Answer?)? {
    for handler in handlers where handler.name == event.name {
      if let handler = handler as? Handler<Model, Argument, Answer> { return handler.body }
    }
    return nil
  }

  /// The names of the events that have a handler.
  var eventNames: [String] { handlers.map(\.name) }
}

@MainActor
private protocol RowHandler {
  var name: String { get }
}

private struct Handler<Model, Argument, Answer>: RowHandler {
  let name: String
  /// Gives no answer once the owner of the handler has gone.
  let body: @MainActor (Model, Argument) -> Answer?
}
