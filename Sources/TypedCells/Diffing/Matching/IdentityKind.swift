/// The comparison and the hash function of one type of identities in a diff.
///
/// Integers, UUIDs and ASCII strings are hashed with the secrets of the process (see ``HashSecrets``);
/// other types use their `hash(into:)`. Identities with equal hashes are compared.
@frozen
@usableFromInline
struct IdentityKind<Identity: Hashable> {
  @usableFromInline let isBytes: Bool
  @usableFromInline let secrets: HashSecrets

  @inlinable
  init(secrets: HashSecrets = .ofProcess) {
    isBytes = IdentityBytes.describe(Identity.self)
    self.secrets = secrets
  }

  /// Returns whether two identities are equal.
  @inline(__always)
  @inlinable
  func areSame(_ left: Identity, _ right: Identity) -> Bool {
    guard isBytes else { return left == right }
    let left = IdentityBytes(left)
    let right = IdentityBytes(right)
    return (left.low ^ right.low) | (left.high ^ right.high) == 0
  }

  /// Returns the hash of an identity.
  @inline(__always)
  @inlinable
  func hash(_ identity: Identity) -> UInt32 {
    let wide: UInt64
    if isBytes {
      wide = secrets.hash(IdentityBytes(identity))
    } else if let number = known(identity, as: Int.self) {
      wide = secrets.hash(number)
    } else if let text = known(identity, as: String.self) {
      wide = secrets.hash(text)
    } else if let erased = known(identity, as: RowIdentity.self) {
      wide = erased.hash(secrets)
    } else {
      wide = UInt64(truncatingIfNeeded: identity.hashValue)
    }
    return UInt32(truncatingIfNeeded: wide ^ (wide >> 32))
  }
}
