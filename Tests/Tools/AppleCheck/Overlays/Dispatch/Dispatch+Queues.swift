// Queues and times, for type checking only.

public enum DispatchTimeInterval: Sendable {
  case seconds(Int)
  case milliseconds(Int)
}

open class DispatchWorkItem: @unchecked Sendable {}

extension DispatchTime {
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    fatalError("never run")
  }
}

extension DispatchQueue {
  public class func global() -> DispatchQueue { fatalError("never run") }
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {}
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {}
}
