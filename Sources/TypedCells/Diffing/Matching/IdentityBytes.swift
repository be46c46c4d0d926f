// The unsafe part of looking at identities: as words, where their bytes say all.
//
// Invariant: the sixteen bytes of the identity are all of it (no padding, no references), and two
// identities are equal exactly when their bytes are.
//
// Check: the size and the triviality of the type are asked of the compiler; then either the type
// promises the rest (`BitwiseIdentity`), or it is Foundation's `UUID`, by its full name. No other
// module can be called `Foundation` or `FoundationEssentials` beside them, and a UUID is its bytes.
//
// Fallback: every other type is compared by `==` and hashed by its own `hash(into:)`.

/// The sixteen bytes of an identity.
@usableFromInline
struct IdentityBytes {
  @usableFromInline let low: UInt64
  @usableFromInline let high: UInt64

  /// Whether the bytes of a type's values are all that there is to them.
  @inlinable
  static func describe<Identity: Hashable>(_: Identity.Type) -> Bool {
    guard MemoryLayout<Identity>.size == 16, _isPOD(Identity.self) else { return false }
    if Identity.self is any BitwiseIdentity.Type { return true }
    return MemoryLayout<Identity>.alignment == 1 && isUUID(Identity.self)
  }

  @inline(never)
  @usableFromInline
  static func isUUID(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return name == "Foundation.UUID" || name == "FoundationEssentials.UUID"
  }

  /// Reads an identity of a type that ``describe(_:)`` said yes to.
  @inline(__always)
  @inlinable
  init<Identity: Hashable>(_ identity: Identity) {
    assert(MemoryLayout<Identity>.size == 16)
    (low, high) = unsafe withUnsafeBytes(of: identity) { bytes in
      unsafe (
        bytes.loadUnaligned(fromByteOffset: 0, as: UInt64.self),
        bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
      )
    }
  }
}

/// A value under the type that it is known to have.
///
/// Safe wherever it compiles to anything: the two types are compared first.
@inline(__always)
@inlinable
func known<Value, Known>(_ value: Value, as _: Known.Type) -> Known? {
  guard Value.self == Known.self else { return nil }
  return unsafe unsafeBitCast(value, to: Known.self)
}
