/// Groups changes of layers. Nothing is animated here, so a completion is called when its transaction is committed.
open class CATransaction: NSObject {
  private struct Level {
    var completion: (() -> Void)?
    var disablesActions = false
    var duration: TimeInterval = 0.25
  }

  private static let lock = NSLock()
  // Read and written while `lock` is held.
  nonisolated(unsafe) private static var levels: [Level] = []

  private class func withTop<Value>(_ body: (inout Level) -> Value) -> Value {
    lock.withLock {
      if unsafe levels.isEmpty { unsafe levels.append(Level()) }
      return unsafe body(&levels[levels.count - 1])
    }
  }

  /// Begins a transaction.
  open class func begin() { lock.withLock { unsafe levels.append(Level()) } }

  /// Ends the transaction that began last, and calls its completion.
  open class func commit() {
    let completion = lock.withLock { unsafe levels.popLast()?.completion }
    completion?()
  }

  /// Commits what has changed, which nothing waits for here.
  open class func flush() {}

  /// Sets what is called when the current transaction is over.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    withTop { $0.completion = block }
  }

  /// Whether the current transaction animates nothing.
  open class func disableActions() -> Bool { withTop { $0.disablesActions } }

  /// Sets whether the current transaction animates nothing.
  open class func setDisableActions(_ flag: Bool) { withTop { $0.disablesActions = flag } }

  /// The duration of the current transaction's animations, in seconds.
  open class func animationDuration() -> TimeInterval { withTop { $0.duration } }

  /// Sets the duration of the current transaction's animations, in seconds.
  open class func setAnimationDuration(_ dur: TimeInterval) { withTop { $0.duration = dur } }
}
