// Notifications, as far as this package posts them. Never run.

public struct Notification {
  public struct Name: Hashable, Sendable {
    public init(_ name: String) { fatalError("never run") }
  }
}

open class NotificationCenter: NSObject, @unchecked Sendable {
  public class var `default`: NotificationCenter { fatalError("never run") }
  open func post(name: Notification.Name, object: Any?) { fatalError("never run") }
}
