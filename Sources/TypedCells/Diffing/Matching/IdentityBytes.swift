// Unsafe: reads identities as words, if their bytes determine whether they are equal.
//
// Invariant: the identity consists of sixteen bytes (no padding, no references), and two identities are equal exactly
// when their bytes are.
//
// Check: the compiler knows the type's size and whether it is trivial. The rest is a promise of the type
// (`BitwiseIdentity`, which debug builds check), or the type is Foundation's `UUID`, which the runtime finds by its
// mangled name, and whose values are their bytes.
//
// Fallback: every other type is compared by `==` and hashed by its own `hash(into:)`.

/// The sixteen bytes of an identity.
@frozen
@usableFromInline
struct IdentityBytes {
  @usableFromInline let low: UInt64
  @usableFromInline let high: UInt64

  @inlinable
  init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// Returns whether the values of a type are equal exactly when their bytes are.
  @inlinable
  static func describe<Identity: Hashable>(_: Identity.Type) -> Bool {
    guard MemoryLayout<Identity>.size == 16, _isPOD(Identity.self) else { return false }
    return Identity.self == uuidType || Identity.self is any BitwiseIdentity.Type
  }

  /// Reads an identity of a type that ``describe(_:)`` accepted.
  @inline(__always)
  @inlinable
  init<Identity: Hashable>(_ identity: Identity) {
    #if DEBUG
      if let problem = BitwisePromise.problem(of: identity) { preconditionFailure(problem) }
    #endif
    self.init(unchecked: identity)
  }

  @inline(__always)
  @inlinable
  init<Identity: Hashable>(unchecked identity: Identity) {
    assert(MemoryLayout<Identity>.size == 16)
    (low, high) = unsafe withUnsafeBytes(of: identity) { bytes in
      unsafe (
        bytes.loadUnaligned(fromByteOffset: 0, as: UInt64.self),
        bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
      )
    }
  }
}

extension IdentityBytes {
  /// Returns the value with these bytes; `nil` for a type whose values aren't their bytes.
  ///
  /// - Parameter type: the type of the value. Bytes don't tell from which of several such types they were made.
  func value<Identity: Hashable>(as type: Identity.Type) -> Identity? {
    guard Self.describe(type) else { return nil }
    return unsafe unsafeBitCast(self, to: type)
  }
}

extension IdentityBytes: CustomStringConvertible {
  /// The bytes in hexadecimal digits, grouped like a UUID.
  @usableFromInline var description: String {
    let bytes = [low, high].flatMap { word in
      (0..<8).map { UInt8(truncatingIfNeeded: UInt64(littleEndian: word) >> ($0 * 8)) }
    }
    return bytes.enumerated().map { offset, byte in
      let digits = (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      return [4, 6, 8, 10].contains(offset) ? "-" + digits : digits
    }.joined()
  }
}

/// Foundation's `UUID`, if the program links it. Its module differs between Apple's platforms and others.
@usableFromInline
let uuidType: Any.Type? =
  _typeByName("10Foundation4UUIDV") ?? _typeByName("20FoundationEssentials4UUIDV")

/// Returns a value as another type, or `nil` if that isn't the value's type.
///
/// The cast is safe because the types are compared first.
@inline(__always)
@inlinable
func known<Value, Known>(_ value: Value, as _: Known.Type) -> Known? {
  guard Value.self == Known.self else { return nil }
  return unsafe unsafeBitCast(value, to: Known.self)
}
