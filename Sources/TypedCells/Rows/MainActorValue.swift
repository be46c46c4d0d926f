// Unchecked, because the compiler follows a value that isn't `Sendable` through a closure of the main actor
// only if the value isn't a parameter.
//
// Invariant: the value is read on the main actor only, and the task that made it doesn't use it afterwards.
//
// Check: the value is read only in closures that are `@MainActor`. They are stored in a ``Row`` or in
// ``LazyRows``, which aren't `Sendable` and hold the value too. So the compiler lets another task pass them
// to the main actor only if the task doesn't use them, or the value, any more.
//
// Fallback: none is needed. On the main actor nothing travels.

/// A value that travels to the main actor together with the row that holds it.
@frozen
@usableFromInline
struct MainActorValue<Value>: @unchecked Sendable {
  @usableFromInline let value: Value

  @inlinable
  init(_ value: Value) {
    self.value = value
  }
}
