public import TypedCells

/// Time that passes when a test says so.
///
/// ```text
/// let time = ManualTime()
/// screen.list.timeSource = time
/// time.advance(by: 1)
/// ```
@MainActor
public final class ManualTime: TimeSource {
  private var now = 0.0
  private var waiting: [(time: Double, body: @MainActor () -> Void)] = []

  /// Creates a time in which nothing waits.
  public init() {}

  /// Calls a closure when so much time has passed.
  ///
  /// - Parameters:
  ///   - seconds: the time until then.
  ///   - body: called by ``advance(by:)``.
  public func call(after seconds: Double, _ body: @escaping @MainActor () -> Void) {
    waiting.append((now + seconds, body))
  }

  /// Lets time pass, and calls what has waited for long enough, the earliest first.
  ///
  /// - Parameter seconds: how much time passes.
  public func advance(by seconds: Double) {
    // Sums of fractions of seconds are rounded.
    let end = now + seconds + 0.000_001
    while let next = waiting.indices.min(by: { waiting[$0].time < waiting[$1].time }),
      waiting[next].time <= end
    {
      let (time, body) = waiting.remove(at: next)
      now = max(now, time)
      body()
    }
    now = end - 0.000_001
  }
}
