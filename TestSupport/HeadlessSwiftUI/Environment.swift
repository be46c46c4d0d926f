/// A key of a value in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The default value.
  static var defaultValue: Value { get }
}

/// The values that a view passes to the views inside it.
public struct EnvironmentValues: @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]
  var tint: Color?

  /// Whether controls are enabled.
  public var isEnabled = true

  /// The action of `refreshable(action:)`, or `nil`.
  public internal(set) var refresh: RefreshAction?

  /// Creates the default values.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)].flatMap { $0 as? Key.Value } ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The action that refreshes the content of a view.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Performs the action.
  public func callAsFunction() async { await action() }
}

/// A value of the environment.
@propertyWrapper
public struct Environment<Value>: LinkedProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let current = CurrentEnvironment()

  /// Creates a property with the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The value, as it was when the view was updated last.
  public var wrappedValue: Value { current.values[keyPath: keyPath] }

  func link(to node: ViewNode, as name: String) { current.values = node.environment }
}

private final class CurrentEnvironment {
  var values = EnvironmentValues()
}
