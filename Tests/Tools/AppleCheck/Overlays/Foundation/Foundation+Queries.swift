// The predicates and sort descriptors that fetches of SwiftData take, for type checking only.

extension NSPredicate {
  public convenience init(format predicateFormat: String, _ arguments: any CVarArg...) {
    fatalError("never run")
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct Predicate<each Input>: Sendable {}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public enum SortOrder: Hashable, Sendable { case forward, reverse }

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public struct SortDescriptor<Compared> {
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public init<Value: Comparable>(
    _ keyPath: any KeyPath<Compared, Value> & Sendable, order: SortOrder = .forward
  ) { fatalError("never run") }
}
