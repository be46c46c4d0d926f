// State, bindings and the environment, as far as the adapter, its examples and its documentation use them.
public import Combine

public protocol DynamicProperty {}

@propertyWrapper
public struct State<Value>: DynamicProperty {
  public init(wrappedValue: Value) { fatalError("never run") }
  public init(initialValue: Value) { fatalError("never run") }

  public var wrappedValue: Value {
    get { fatalError("never run") }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError("never run") }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { fatalError("never run") }
}

extension State: Sendable where Value: Sendable {}

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) { fatalError("never run") }

  public static func constant(_ value: Value) -> Binding<Value> { fatalError("never run") }

  public var wrappedValue: Value {
    get { fatalError("never run") }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { fatalError("never run") }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

@propertyWrapper
@MainActor @preconcurrency
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  public init(wrappedValue: ObjectType) { fatalError("never run") }

  public var wrappedValue: ObjectType {
    get { fatalError("never run") }
    set {}
  }
}

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}

  public var wrappedValue: Value { fatalError("never run") }
}

extension Environment: Sendable where Value: Sendable {}

public protocol EnvironmentKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

public struct EnvironmentValues: CustomStringConvertible {
  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { Key.defaultValue }
    set {}
  }

  public var isEnabled: Bool {
    get { true }
    set {}
  }
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public var editMode: Binding<EditMode>? {
    get { nil }
    set {}
  }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public var refresh: RefreshAction? { nil }
  public var description: String { "" }
}

@available(macOS, unavailable)
@available(watchOS, unavailable)
public enum EditMode: Sendable {
  case inactive
  case transient
  case active

  public var isEditing: Bool { self != .inactive }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public struct RefreshAction: Sendable {
  @MainActor @preconcurrency public func callAsFunction() async {}
}

public struct Transaction {
  public init() {}

  public var animation: Animation? {
    get { nil }
    set {}
  }
  public var disablesAnimations: Bool {
    get { false }
    set {}
  }
}

@frozen
public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }
