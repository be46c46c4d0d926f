/// A property that is updated before the body of its view is evaluated.
public protocol DynamicProperty {
  /// Called before the body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A property that gets its value from the node that shows its view.
protocol LinkedProperty: DynamicProperty {
  /// Links the property before the body is evaluated. The name is unique in the view.
  @MainActor func link(to node: ViewNode, as name: String)
}

/// A value that a view owns, kept as long as the view keeps its identity.
@propertyWrapper
public struct State<Value>: LinkedProperty, @unchecked Sendable {
  private let box: StateBox<Value>

  /// Creates a state with an initial value.
  public init(wrappedValue: Value) { box = StateBox(wrappedValue) }

  /// Creates a state with an initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value. A new one updates the view.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { [box] in box.value }, set: { [box] in box.value = $0 })
  }

  func link(to node: ViewNode, as name: String) { box.link(to: node, as: name) }
}

/// The value of a `State`. Each new value of the view has a box of its own, which refers to the first one.
private final class StateBox<Value> {
  private var own: Value
  private var kept: StateBox?
  private weak var node: ViewNode?

  init(_ value: Value) { own = value }

  var value: Value {
    get { kept.map(\.value) ?? own }
    set {
      if let kept { return kept.value = newValue }
      let isChanged = !isEqual(own, newValue)
      own = newValue
      guard let node else { return }
      MainActor.assumeIsolated {
        ViewUpdateProblems.checkWrite()
        if isChanged { node.invalidate() }
      }
    }
  }

  @MainActor
  func link(to node: ViewNode, as name: String) {
    if let first = node.states[name] as? StateBox {
      if first !== self { kept = first }
    } else {
      node.states[name] = self
      self.node = node
    }
  }
}

private func isEqual<Value>(_ first: Value, _ second: Value) -> Bool {
  func isSame<Known: Equatable>(_ first: Known) -> Bool { first == second as? Known }
  return (first as? any Equatable).map { isSame($0) } ?? false
}
