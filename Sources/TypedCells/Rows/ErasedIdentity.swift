/// The value of an identity whose type lists don't know, out of line so that identities stay small.
@_fixed_layout
@usableFromInline
class ErasedIdentity {
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

/// The value of an identity of one type. Values of different types aren't equal.
@usableFromInline
final class TypedIdentity<Value: Hashable>: ErasedIdentity {
  let value: Value

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
