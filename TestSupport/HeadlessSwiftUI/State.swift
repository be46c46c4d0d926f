/// A property that is linked to the tree before the body of its view is evaluated.
public protocol DynamicProperty {}

/// A property that gets its value from the node of its view. The name is unique in the view.
protocol NodeProperty: DynamicProperty { @MainActor func link(to node: ViewNode, as name: String) }

/// A value that a view owns, kept as long as the view keeps its identity.
@propertyWrapper
public struct State<Value>: NodeProperty, @unchecked Sendable {
  private let own: StateBox<Value>
  public init(wrappedValue: Value) { own = StateBox(wrappedValue) }
  public init(initialValue: Value) { own = StateBox(initialValue) }
  public var wrappedValue: Value {
    get { (own.kept ?? own).value }
    nonmutating set { (own.kept ?? own).set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    .init(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  func link(to node: ViewNode, as name: String) {
    let kept = node.states[name] as? StateBox<Value> ?? StateBox(own.value)
    (node.states[name], own.kept, kept.node) = (kept, kept, node)
  }
}

/// The value of a `State`: the initial one in the view, which refers to the kept one in the node.
final class StateBox<Value> {
  var value: Value
  fileprivate var kept: StateBox?
  fileprivate weak var node: ViewNode?
  init(_ value: Value) { self.value = value }
  func set(_ new: Value) {
    func isNew<Known: Equatable>(_ old: Known) -> Bool { old != new as? Known }
    let isChanged = (value as? any Equatable).map { isNew($0) } ?? true
    value = new
    MainActor.assumeIsolated { [node] in node?.stateChanges(isChanged) }
  }
}
