/// How the identities of one type are compared and hashed in one diff.
///
/// The hashes of integers, UUIDs and ASCII strings are folded multiplications (as in wyhash, by Wang
/// Yi), seeded once a process so that nobody can prepare collisions; others are the type's own.
/// A hash is only ever a hint: what it finds is compared.
@usableFromInline
struct IdentityKind<Identity: Hashable> {
  @usableFromInline let isBytes: Bool
  @usableFromInline let seed: UInt64

  @inlinable
  init() {
    isBytes = IdentityBytes.describe(Identity.self)
    seed = processSeed
  }

  /// Whether two identities are one.
  @inline(__always)
  @inlinable
  func areSame(_ left: Identity, _ right: Identity) -> Bool {
    guard isBytes else { return left == right }
    let left = IdentityBytes(left)
    let right = IdentityBytes(right)
    return (left.low ^ right.low) | (left.high ^ right.high) == 0
  }

  /// A number that equal identities share.
  @inline(__always)
  @inlinable
  func hash(_ identity: Identity) -> UInt32 {
    let wide: UInt64
    if isBytes {
      wide = IdentityBytes(identity).hash(seed: seed)
    } else if let number = known(identity, as: Int.self) {
      wide = integerHash(number, seed: seed)
    } else if let text = known(identity, as: String.self) {
      wide = stringHash(text, seed: seed)
    } else if let erased = known(identity, as: RowIdentity.self) {
      wide = erased.hash(seed: seed)
    } else {
      wide = UInt64(truncatingIfNeeded: identity.hashValue)
    }
    return UInt32(truncatingIfNeeded: wide ^ (wide >> 32))
  }
}

@usableFromInline
let processSeed = UInt64.random(in: .min ... .max) | 1

/// The hash of a number.
@inline(__always)
@inlinable
func integerHash(_ number: Int, seed: UInt64) -> UInt64 {
  folded(UInt64(truncatingIfNeeded: number) ^ seed, 0x9E37_79B9_7F4A_7C15)
}

/// Both halves of a product, folded into one word.
@inline(__always)
@inlinable
func folded(_ left: UInt64, _ right: UInt64) -> UInt64 {
  let product = left.multipliedFullWidth(by: right)
  return product.high ^ product.low
}
