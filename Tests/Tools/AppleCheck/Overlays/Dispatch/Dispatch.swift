// The parts of Dispatch that this package uses, for type checking only.
@_exported import ObjectiveC

open class DispatchQueue: NSObject, @unchecked Sendable {
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    fatalError("never run")
  }
}

public enum DispatchTimeoutResult { case success, timedOut }

public struct DispatchTime: Sendable {
  public static func now() -> DispatchTime { fatalError("never run") }
  public var uptimeNanoseconds: UInt64 { fatalError("never run") }
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    fatalError("never run")
  }
}

open class DispatchSemaphore: NSObject, @unchecked Sendable {
  public init(value: Int) { fatalError("never run") }
  open func wait() { fatalError("never run") }
  open func wait(timeout: DispatchTime) -> DispatchTimeoutResult { fatalError("never run") }
  @discardableResult open func signal() -> Int { fatalError("never run") }
}

public final class DispatchSpecificKey<Value>: @unchecked Sendable {
  public init() {}
}

extension DispatchQueue {
  public class var main: DispatchQueue { fatalError("never run") }
  public func setSpecific<Value>(key: DispatchSpecificKey<Value>, value: Value?) {}
  public class func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? {
    fatalError("never run")
  }
}
