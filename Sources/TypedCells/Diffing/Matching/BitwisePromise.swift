// The unsafe part of checking a `BitwiseIdentity`: a copy of a value with one bit cleared.
//
// Invariant: a floating-point number may have any bits, so a value in which a -0.0 is replaced by 0.0 is a
// value of its type.
//
// Check: the bit is cleared only if the value's mirror shows a floating-point property that is -0.0, and only
// in a word that has the bits of -0.0. Only debug builds do this.
//
// Fallback: none is needed. Release builds trust the promise.

/// A check of the promise of ``BitwiseIdentity``: two values are equal exactly when their bytes are. Debug builds check
/// each identity that they read.
///
/// Floating-point numbers break it, because NaN isn't equal to itself, and -0.0 equals 0.0.
@usableFromInline
enum BitwisePromise {
  /// Returns how a value of sixteen bytes breaks the promise, or `nil` if it keeps it.
  @usableFromInline
  static func problem<Identity: Hashable>(of identity: Identity) -> String? {
    if identity != identity {
      return """
        \(Identity.self) is a BitwiseIdentity, but \(identity) isn't equal to itself, although its bytes are. Compare \
        bit patterns in '==', or remove the conformance to BitwiseIdentity.
        """
    }
    let bytes = IdentityBytes(unchecked: identity)
    guard bytes.low == negativeZero || bytes.high == negativeZero,
      holdsNegativeZero(Mirror(reflecting: identity))
    else { return nil }
    for other in [
      bytes.low == negativeZero ? IdentityBytes(low: 0, high: bytes.high) : nil,
      bytes.high == negativeZero ? IdentityBytes(low: bytes.low, high: 0) : nil,
    ] {
      guard let other else { continue }
      var copy = identity
      unsafe withUnsafeMutableBytes(of: &copy) { copy in
        unsafe copy.storeBytes(of: other.low, as: UInt64.self)
        unsafe copy.storeBytes(of: other.high, toByteOffset: 8, as: UInt64.self)
      }
      if copy == identity {
        return """
          \(Identity.self) is a BitwiseIdentity, but \(identity) equals \(copy), although their bytes differ. Compare \
          bit patterns in '==', or remove the conformance to BitwiseIdentity.
          """
      }
    }
    return nil
  }

  private static var negativeZero: UInt64 { 1 << 63 }

  private static func holdsNegativeZero(_ mirror: Mirror) -> Bool {
    mirror.children.contains { child in
      if let number = child.value as? any BinaryFloatingPoint { return isNegativeZero(number) }
      return holdsNegativeZero(Mirror(reflecting: child.value))
    }
  }

  private static func isNegativeZero(_ number: some BinaryFloatingPoint) -> Bool {
    number.isZero && number.sign == .minus
  }
}
