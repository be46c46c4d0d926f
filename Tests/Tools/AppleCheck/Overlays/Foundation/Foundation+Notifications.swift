// The notifications that this package posts and observes, for type checking only.

public struct Notification {
  public struct Name: Hashable, Sendable {
    public let rawValue: String
    public init(_ name: String) { fatalError("never run") }
  }

  public var name: Name
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?
  public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
    fatalError("never run")
  }
}

open class NotificationCenter: NSObject, @unchecked Sendable {
  public class var `default`: NotificationCenter { fatalError("never run") }
  open func post(name: Notification.Name, object: Any?) { fatalError("never run") }
  open func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
    fatalError("never run")
  }
  open func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { fatalError("never run") }
  open func removeObserver(_ observer: Any) { fatalError("never run") }
}

open class OperationQueue: NSObject, @unchecked Sendable {}
