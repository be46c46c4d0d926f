import Observation

/// What a closure reads from observable objects.
@MainActor
package enum ObservedReads {
  /// Calls a closure, and another one, once, when something changes that the first one read. A change outside of the main
  /// thread is noticed in a later turn.
  package static func track<Result>(
    _ read: () -> Result, onChange: @escaping @MainActor @Sendable () -> Void
  ) -> Result {
    guard #available(macOS 14.0, *) else { return read() }
    return withObservationTracking(read) {
      if MainActor.isCurrent {
        MainActor.assumeIsolated(onChange)
      } else {
        Task { @MainActor in onChange() }
      }
    }
  }
}
