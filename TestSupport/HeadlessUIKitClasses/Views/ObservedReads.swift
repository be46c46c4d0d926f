import Observation

/// What the last call of a method read from observable objects, as UIKit tracks it: `layoutSubviews()`, for example, is
/// called again after a change.
///
/// Tracked methods can call each other. As Observation defines it, the outer one has then read what the inner one read.
@MainActor
package final class ObservedReads {
  /// Stands for the last call. Observation can't be cancelled, so changes of what an earlier call read are ignored.
  private var lastCall: Call?

  private final class Call: Sendable {}

  package init() {}

  /// Calls a closure, and another one when the first of the values changes that the closure read, unless the values are
  /// read again before. A change outside of the main thread is noticed in a later turn.
  package func track<Result>(
    _ read: () -> Result, onChange: @escaping @MainActor @Sendable () -> Void
  ) -> Result {
    guard #available(macOS 14.0, *) else { return read() }
    let call = Call()
    lastCall = call
    return withObservationTracking(read) { [weak call] in
      if MainActor.isCurrent {
        if call != nil { MainActor.assumeIsolated(onChange) }
      } else {
        Task { @MainActor in if call != nil { onChange() } }
      }
    }
  }
}
