/// The value of an identity whose type lists don't know, out of line so that identities stay small.
@usableFromInline
final class ErasedIdentity {
  private let value: AnyHashable
  private let valueType: any Any.Type
  /// A number that equal identities share.
  @usableFromInline let hash: UInt64

  @usableFromInline
  init<Value: Hashable>(_ value: Value) {
    self.value = AnyHashable(value)
    valueType = Value.self
    hash = UInt64(truncatingIfNeeded: value.hashValue)
  }

  /// Returns whether both have equal values. Values of different types aren't equal, as they may be in an `AnyHashable`.
  @usableFromInline
  func isEqual(to other: ErasedIdentity) -> Bool {
    hash == other.hash && valueType == other.valueType && value == other.value
  }

  var description: String { "\(value)" }
}
