/// The main loop, as far as tables and collection views use it: the completions of batch updates, and of snapshots that
/// a diffable data source applies, are called in a later turn, never inside the call.
///
/// In an asynchronous test, `await` lets turns pass. A synchronous test calls ``turn()``:
///
/// ```swift
/// var isDone = false
/// table.performBatchUpdates({}, completion: { _ in isDone = true })
/// UIKitLoop.turn()
/// ```
@MainActor
public enum UIKitLoop {
  private static var waiting: [() -> Void] = []

  /// Calls a closure in a later turn.
  ///
  /// - Parameter work: the closure.
  public static func later(_ work: @escaping () -> Void) {
    waiting.append(work)
    if waiting.count == 1 { Task { @MainActor in turn() } }
  }

  /// Lets turns pass until nothing waits, and the tasks run that were started on the main actor. A task that waits for
  /// something else, such as a clock, isn't awaited.
  public static func settle() async {
    for _ in 0..<turnsToSettle {
      turn()
      await Task.yield()
    }
  }

  /// How many turns pass. Each lets one more step of the waiting tasks pass, and work can start other work, so there is no
  /// right number: 20 is what this package's own tests wait.
  private static let turnsToSettle = 20

  /// Lets a turn pass: calls the completions that wait. Those of updates that they perform wait for the next turn.
  public static func turn() {
    let due = waiting
    waiting = []
    for work in due { work() }
  }
}
