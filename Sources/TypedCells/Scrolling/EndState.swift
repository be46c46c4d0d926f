/// The state of a handler for the end of a list. The test kit reads it.
package struct EndState: Equatable {
  /// The number of calls so far.
  package let callCount: Int

  /// Whether the handler hasn't returned yet.
  package let isRunning: Bool

  /// Whether the handler was called for the end that the list has now.
  package let isHandled: Bool
}

extension ListDriver {
  /// The state of the handler for the list's end, or `nil` if there is none.
  package var endState: EndState? { engine.endObserver?.state }
}
