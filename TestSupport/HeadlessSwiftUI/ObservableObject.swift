/// An object that announces its changes, like Combine's protocol of the same name.
public protocol ObservableObject: AnyObject {
  var objectWillChange: ObservableObjectPublisher { get }
}

/// Announces the changes of an object, on the main actor.
public final class ObservableObjectPublisher: Sendable {
  @MainActor var subscribers: [ObjectIdentifier: () -> Void] = [:]
  public init() {}
  public func send() { MainActor.assumeIsolated { for notify in subscribers.values { notify() } } }
}

/// An object whose changes update the view. Its bindings are those to the object's properties.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: NodeProperty {
  public var wrappedValue: ObjectType
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public var projectedValue: Binding<ObjectType> { .constant(wrappedValue) }
  func link(to node: ViewNode, as name: String) {
    let notify = { [weak node, updates = node.updates] in
      if node?.updates == updates { node?.stateChanges() }
    }
    wrappedValue.objectWillChange.subscribers[ObjectIdentifier(node)] = notify
  }
}
