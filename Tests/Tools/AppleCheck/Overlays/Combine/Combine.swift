// The part of Combine that the adapter uses, for type checking only.

public final class ObservableObjectPublisher {
  public init() {}

  public func send() {}
}

public protocol ObservableObject: AnyObject {
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  public var objectWillChange: ObservableObjectPublisher { fatalError("never run") }
}
