/// An object that announces its changes. The protocol has the name of Combine's, which this module doesn't use.
public protocol ObservableObject: AnyObject {
  /// Announces changes before they happen.
  var objectWillChange: ObservableObjectPublisher { get }
}

/// Announces the changes of an object.
public final class ObservableObjectPublisher: Sendable {
  @MainActor var subscribers: [ObjectIdentifier: () -> Void] = [:]

  /// Creates a publisher.
  public init() {}

  /// Updates the views that observe the object. Call it on the main actor.
  public func send() {
    MainActor.assumeIsolated {
      ViewUpdateProblems.checkWrite()
      for notify in subscribers.values { notify() }
    }
  }
}

/// An object whose changes update the view.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: LinkedProperty {
  /// The object.
  public var wrappedValue: ObjectType

  /// Creates a property with an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// Returns a binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  func link(to node: ViewNode, as name: String) {
    node.subscribe(to: wrappedValue.objectWillChange)
  }
}
