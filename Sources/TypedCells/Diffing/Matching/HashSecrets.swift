/// Two random numbers that keep hashes from being predicted.
///
/// The hashes are folded multiplications (as in wyhash, by Wang Yi). With one secret, someone who knows
/// this source could choose the other factor, for example 0, so that all identities would have the same hash. So each
/// factor has its own secret.
@frozen
@usableFromInline
struct HashSecrets: Sendable {
  @usableFromInline var first: UInt64
  @usableFromInline var second: UInt64

  /// The secrets of this process.
  @usableFromInline static let ofProcess = HashSecrets(
    first: .random(in: .min ... .max), second: .random(in: .min ... .max))

  @inlinable
  init(first: UInt64, second: UInt64) {
    self.first = first
    // An even factor would leave every second slot of a table free for a sequence of numbers.
    self.second = second | 1
  }

  /// Returns the secrets for identities of a kind. Identities of different kinds can have equal values, but differ.
  @inline(__always)
  @inlinable
  func varied(by kind: UInt16) -> HashSecrets {
    HashSecrets(first: first, second: second ^ UInt64(kind) << 32)
  }

  @inline(__always)
  @inlinable
  func hash(_ number: Int) -> UInt64 {
    folded(UInt64(truncatingIfNeeded: number) ^ first, second)
  }

  @inline(__always)
  @inlinable
  func hash(_ bytes: IdentityBytes) -> UInt64 {
    folded(bytes.low ^ first, bytes.high ^ second)
  }
}

/// Returns the exclusive or of both halves of a product.
@inline(__always)
@inlinable
func folded(_ left: UInt64, _ right: UInt64) -> UInt64 {
  let product = left.multipliedFullWidth(by: right)
  return product.high ^ product.low
}
