/// The handlers of a row.
///
/// A row has few handlers, so a linear search is fastest.
struct RowHandlers {
  private(set) var handlers: [AnyRowHandler] = []

  /// Adds a handler. An earlier handler of the same event is replaced.
  mutating func set(_ handler: AnyRowHandler) {
    if let index = handlers.firstIndex(where: { handler.replaces($0) }) {
      handlers[index] = handler
    } else {
      add(handler)
    }
  }

  /// Adds a handler of an event that can have several. The first that has an answer answers.
  mutating func add(_ handler: AnyRowHandler) {
    // Most rows have no or one handler. Those with more often have several.
    if handlers.count == 1 { handlers.reserveCapacity(6) }
    handlers.append(handler)
  }

  /// Asks the handlers of an event, in the order in which they were added, until one has a result.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - result: asks a handler.
  func first<Argument, Answer, Result>(
    of event: RowEvent<Argument, Answer>,
    _ result: (RowHandler<Argument, Answer>) -> Result?
  ) -> Result? {
    for handler in handlers where handler.handlesEvent(named: event.name) {
      if let handler = handler as? RowHandler<Argument, Answer>,
        let result = result(handler)
      {
        return result
      }
    }
    return nil
  }

  /// The names of the events that have a handler.
  var eventNames: [String] { handlers.map(\.eventName) }
}

/// A handler of any event, so that a row has one array of handlers.
@_fixed_layout
@usableFromInline
class AnyRowHandler {
  @usableFromInline final let eventName: String
  /// The key path of the event in the class of the cell that sends it, or `nil` for a ``RowEvent``.
  final var cellEvent: AnyKeyPath?

  @inlinable
  init(eventName: String) { self.eventName = eventName }

  /// Returns whether the handler's event has a name. The lengths first, because they mostly differ and are faster to
  /// compare.
  final func handlesEvent(named name: String) -> Bool {
    eventName.utf8.count == name.utf8.count && eventName == name
  }

  /// Returns whether another handler handles the same event.
  func replaces(_ other: AnyRowHandler) -> Bool {
    preconditionFailure("RowHandler overrides this")
  }
}

/// A handler of one event. Its closure casts the model, or the index of a drop, to the type that it was declared with.
///
/// The object holds the owner and passes it to the closure, because a closure on the main actor can't hold an owner that
/// isn't `Sendable` when another task builds the row. The closure casts the owner back to its type.
///
/// Inlined code creates most handlers, because it knows their types: otherwise, the runtime would look up a generic class
/// for each handler of each row.
@_fixed_layout
@usableFromInline
final class RowHandler<Argument, Answer>: AnyRowHandler {
  @usableFromInline weak var owner: AnyObject?
  /// Returns `nil` if the owner is deallocated, or the handler has no answer.
  @usableFromInline let body: @MainActor (AnyObject?, Any, Argument) -> Answer?
  /// Returns the work of a handler that takes time. Other handlers have none.
  @usableFromInline let work: (@MainActor (AnyObject?, Any, Argument) -> RowWork?)?

  @inlinable
  init(
    _ event: RowEvent<Argument, Answer>, weak owner: AnyObject? = nil,
    _ body: @escaping @MainActor (AnyObject?, Any, Argument) -> Answer?
  ) {
    self.owner = owner
    self.body = body
    work = nil
    super.init(eventName: event.name)
  }

  /// Creates a handler that takes time. A host that can wait asks for its work, and others start it.
  init(
    _ event: RowEvent<Argument, Answer>, weak owner: AnyObject? = nil,
    work: @escaping @MainActor (AnyObject?, Any, Argument) -> RowWork?
  ) where Answer == Void {
    self.owner = owner
    self.work = work
    body = { owner, model, argument in
      guard let work = work(owner, model, argument) else { return nil }
      Task { await work() }
      return ()
    }
    super.init(eventName: event.name)
  }

  override func replaces(_ other: AnyRowHandler) -> Bool {
    // The names first, because the runtime has to look up the generic type.
    other.handlesEvent(named: eventName) && other is RowHandler && other.cellEvent == cellEvent
  }

  /// Calls the handler. Returns `nil` if its owner is deallocated, or it has no answer.
  @MainActor
  func answer(to argument: Argument, from model: Any) -> Answer? { body(owner, model, argument) }

  /// Returns the work of a handler that takes time, which hasn't started. Other handlers return `nil`.
  @MainActor
  func work(for argument: Argument, from model: Any) -> RowWork? {
    work?(owner, model, argument)
  }
}

/// The work of a handler that takes time, which hasn't started.
@usableFromInline
package typealias RowWork = @MainActor () async -> Void
