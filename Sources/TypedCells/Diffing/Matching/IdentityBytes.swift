// Unsafe: reads identities as words, if their bytes determine whether they are equal.
//
// Invariant: the sixteen bytes of the identity are all of it (no padding, no references), and two
// identities are equal exactly when their bytes are.
//
// Check: the compiler knows the type's size and triviality; then either the type
// promises the rest (`BitwiseIdentity`, which debug builds check), or it is the very type that the runtime knows by the mangled
// name of Foundation's `UUID`, which is its bytes.
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

  /// Whether the bytes of a type's values are all that there is to them.
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

extension IdentityBytes: CustomStringConvertible {
  /// The bytes in hexadecimal digits, grouped as those of a UUID are.
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

/// Foundation's `UUID`, if the program has it: under its name on Apple's platforms, or elsewhere.
@usableFromInline
let uuidType: Any.Type? =
  _typeByName("10Foundation4UUIDV") ?? _typeByName("20FoundationEssentials4UUIDV")

/// A value under the type that it is known to have.
///
/// Safe wherever it compiles to anything: the two types are compared first.
@inline(__always)
@inlinable
func known<Value, Known>(_ value: Value, as _: Known.Type) -> Known? {
  guard Value.self == Known.self else { return nil }
  return unsafe unsafeBitCast(value, to: Known.self)
}
