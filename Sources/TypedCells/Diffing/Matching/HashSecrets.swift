/// Two random numbers that keep hashes from being predicted.
///
/// The hashes are folded multiplications (as in wyhash, by Wang Yi). With one secret, someone who knows
/// this source could choose the other factor, for example as 0, and then all identities would share a
/// hash. So each factor gets a secret of its own.
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
    // A sequence of numbers times an even number would leave every second slot of a table free.
    self.second = second | 1
  }

  /// Secrets for identities that are different ones although their values are equal.
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

/// Both halves of a product, folded into one word.
@inline(__always)
@inlinable
func folded(_ left: UInt64, _ right: UInt64) -> UInt64 {
  let product = left.multipliedFullWidth(by: right)
  return product.high ^ product.low
}
