/// The state of a handler for the start or the end of a list. The test kit reads it.
package struct EdgeState: Equatable {
  /// The number of calls so far.
  package let callCount: Int

  /// Whether the handler hasn't returned yet.
  package let isRunning: Bool

  /// Whether the handler was called for the edge that the list has now.
  package let isHandled: Bool
}

extension ListDriver {
  /// Returns the state of the handler for an edge of the list, or `nil` if there is none.
  package func edgeState(_ edge: ListEdge) -> EdgeState? { engine.edgeObservers[edge]?.state }
}
