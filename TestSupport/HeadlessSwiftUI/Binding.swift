/// Access to a value that something else owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: @unchecked Sendable {
  private let get: () -> Value, set: (Value) -> Void
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (self.get, self.set) = (get, set)
  }

  public static func constant(_ value: Value) -> Self { Binding(get: { value }, set: { _ in }) }
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Self { self }
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    .init(get: { get()[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
  }
}
