extension HashSecrets {
  /// Returns the hash of a string. Equal strings, which are canonically equivalent, have equal hashes.
  ///
  /// An ASCII string is hashed by its bytes. The standard library hashes the others, except those that
  /// are equal to an ASCII string.
  @inlinable
  func hash(_ text: String) -> UInt64 {
    text.withBytes { hash(ascii: $0) } ?? unusualHash(text)
  }

  /// Returns the hash of a string that isn't ASCII.
  @inline(never)
  @usableFromInline
  func unusualHash(_ text: String) -> UInt64 {
    if text.unicodeScalars.contains(where: { asciiEquivalent(of: $0) == nil }) {
      return UInt64(truncatingIfNeeded: text.hashValue)
    }
    // All bytes are ASCII, so they have a hash.
    return text.unicodeScalars.compactMap(asciiEquivalent).withView { hash(ascii: $0)! }
  }

  /// Returns the hash of ASCII text, or `nil` for other text.
  @inlinable
  func hash(ascii text: borrowing ElementView<UInt8>) -> UInt64? {
    let count = text.count
    var hash = first
    var every: UInt64 = 0
    func take(_ low: UInt64, _ high: UInt64) {
      every |= low | high
      hash = folded(low ^ hash, high ^ second)
    }
    var offset = 0
    while offset &+ 16 <= count {
      take(text.word(at: offset), text.word(at: offset &+ 8))
      offset &+= 16
    }
    if offset < count {
      if count >= 16 {
        // The last sixteen bytes; some of them are hashed twice.
        take(text.word(at: count &- 16), text.word(at: count &- 8))
      } else {
        var low: UInt64 = 0
        var high: UInt64 = 0
        for index in 0..<count {
          let byte = UInt64(text[index])
          if index < 8 {
            low |= byte << UInt64(index * 8)
          } else {
            high |= byte << UInt64(index * 8 - 64)
          }
        }
        take(low, high)
      }
    }
    guard every & 0x8080_8080_8080_8080 == 0 else { return nil }
    // The count is mixed in last. If it came first, a different first byte could cancel out a different count.
    return folded(hash ^ UInt64(truncatingIfNeeded: count), second)
  }
}

/// Returns the ASCII character that a scalar is canonically equivalent to, or `nil` if there is none.
///
/// Only three scalars outside ASCII have one: the Kelvin sign, the Greek question mark and varia. Unicode's
/// stability policy keeps the decompositions of assigned characters as they are.
func asciiEquivalent(of scalar: Unicode.Scalar) -> UInt8? {
  switch scalar {
  case "\u{212A}": UInt8(ascii: "K")
  case "\u{037E}": UInt8(ascii: ";")
  case "\u{1FEF}": UInt8(ascii: "`")
  default: scalar.isASCII ? UInt8(scalar.value) : nil
  }
}
