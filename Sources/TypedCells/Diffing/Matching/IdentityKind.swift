/// How the identities of one type are compared and hashed in one diff.
///
/// Integers, UUIDs and ASCII strings are hashed with the secrets of the process (see ``HashSecrets``);
/// other types hash themselves. A hash is only a hint: the identities that it finds are compared.
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
