// The timers that the tests use, for type checking only.

open class Timer: NSObject {
  public init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) { fatalError("never run") }
  @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer { fatalError("never run") }
  open func fire() { fatalError("never run") }
  open func invalidate() { fatalError("never run") }
  open var isValid: Bool { fatalError("never run") }
  open var timeInterval: TimeInterval { fatalError("never run") }
}
