/// An identity of a type that lists do not know, out of line so that the others stay small.
@usableFromInline
class ErasedIdentity: @unchecked Sendable {
  // Unchecked, for a class that is not final cannot be checked: all that it stores is constant, and
  // its only subclass holds a `Sendable` value.

  /// A number that equal identities share.
  @usableFromInline final let hash: UInt64

  @usableFromInline
  init(hash: Int) {
    self.hash = UInt64(truncatingIfNeeded: hash)
  }

  @usableFromInline
  func isEqual(to other: ErasedIdentity) -> Bool { abstract() }
  var description: String { abstract() }

  private final func abstract() -> Never { preconditionFailure("the subclass overrides this") }
}

/// An identity of one type; only those of the same type are equal to it.
@usableFromInline
final class TypedIdentity<Value: Hashable & Sendable>: ErasedIdentity, @unchecked Sendable {
  private let value: Value

  @usableFromInline
  init(_ value: Value) {
    self.value = value
    super.init(hash: value.hashValue)
  }

  override func isEqual(to other: ErasedIdentity) -> Bool {
    guard hash == other.hash, let other = other as? TypedIdentity else { return false }
    return value == other.value
  }

  override var description: String { "\(value)" }
}
