/// A group of layer changes. Nothing is animated here, so the completion block is called when the transaction
/// is committed.
open class CATransaction: NSObject {
  private struct Level {
    var completion: (() -> Void)?
    var disablesActions = false
    var duration: TimeInterval = 0.25
  }

  private static let lock = NSLock()
  // Accessed only while holding `lock`.
  nonisolated(unsafe) private static var levels: [Level] = []

  private class func withTop<Value>(_ body: (inout Level) -> Value) -> Value {
    lock.withLock {
      if unsafe levels.isEmpty { unsafe levels.append(Level()) }
      return unsafe body(&levels[levels.count - 1])
    }
  }

  /// Begins a transaction.
  open class func begin() { lock.withLock { unsafe levels.append(Level()) } }

  /// Commits the innermost transaction, and calls its completion block.
  open class func commit() {
    let completion = lock.withLock { unsafe levels.popLast()?.completion }
    completion?()
  }

  /// Has no effect, because changes take effect immediately.
  open class func flush() {}

  /// Sets the completion block of the current transaction.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    withTop { $0.completion = block }
  }

  /// Returns whether animations are disabled in the current transaction.
  open class func disableActions() -> Bool { withTop { $0.disablesActions } }

  /// Sets whether animations are disabled in the current transaction.
  open class func setDisableActions(_ flag: Bool) { withTop { $0.disablesActions = flag } }

  /// Returns the duration of the current transaction's animations, in seconds.
  open class func animationDuration() -> TimeInterval { withTop { $0.duration } }

  /// Sets the duration of the current transaction's animations, in seconds.
  open class func setAnimationDuration(_ dur: TimeInterval) { withTop { $0.duration = dur } }
}
