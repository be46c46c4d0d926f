/// Lets time pass for a list, such as the time for which a row has to be visible. A test can replace it.
@MainActor
public protocol TimeSource: AnyObject {
  /// Calls a closure later.
  ///
  /// - Parameters:
  ///   - seconds: the time until then.
  ///   - body: call it once, on the main actor.
  func call(after seconds: Double, _ body: @escaping @MainActor () -> Void)
}

/// The time of the system, on which tasks sleep.
final class SystemTime: TimeSource {
  func call(after seconds: Double, _ body: @escaping @MainActor () -> Void) {
    Task {
      try? await Task.sleep(nanoseconds: UInt64(max(seconds, 0) * 1_000_000_000))
      body()
    }
  }
}
