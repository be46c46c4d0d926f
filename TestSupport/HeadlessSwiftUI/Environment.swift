/// A key of a value in the environment.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that a view passes to the views inside it.
public struct EnvironmentValues: @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]
  var tint: UIColor?
  public var isEnabled = true
  public var editMode: Binding<EditMode>?
  public internal(set) var refresh: RefreshAction?
  public init() {}
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)].flatMap { $0 as? Key.Value } ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Whether the user edits a list.
public enum EditMode: Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

/// The action that refreshes the content of a view.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  public func callAsFunction() async { await action() }
}

/// A value of the environment, as it was when the view was updated last.
@propertyWrapper
public struct Environment<Value>: NodeProperty {
  private let path: KeyPath<EnvironmentValues, Value>, box = StateBox(EnvironmentValues())
  public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }
  public var wrappedValue: Value { box.value[keyPath: path] }
  func link(to node: ViewNode, as name: String) { box.value = node.environment }
}
