/// A hash that strings share when they are equal, which is when they are canonically equivalent.
///
/// An ASCII string is hashed by its bytes. Others are left to the standard library, but for those
/// that are equal to an ASCII string.
@inlinable
func stringHash(_ text: String, seed: UInt64) -> UInt64 {
  let hash = text.withBytes { asciiHash($0, seed: seed) }
  return (hash ?? nil) ?? unusualStringHash(text, seed: seed)
}

/// The hash of a string that is not contiguous, or not ASCII.
@inline(never)
@usableFromInline
func unusualStringHash(_ text: String, seed: UInt64) -> UInt64 {
  var bytes: [UInt8] = []
  for scalar in text.unicodeScalars {
    guard let byte = asciiEquivalent(of: scalar) else {
      return UInt64(truncatingIfNeeded: text.hashValue)
    }
    bytes.append(byte)
  }
  return bytes.withView { asciiHash($0, seed: seed) } ?? 0
}

/// The ASCII character that a scalar is canonically equivalent to.
///
/// Three scalars outside ASCII are: the Kelvin sign, the Greek question mark and varia. Unicode's
/// stability policy keeps the decompositions of assigned characters as they are.
func asciiEquivalent(of scalar: Unicode.Scalar) -> UInt8? {
  switch scalar {
  case "\u{212A}": UInt8(ascii: "K")
  case "\u{037E}": UInt8(ascii: ";")
  case "\u{1FEF}": UInt8(ascii: "`")
  default: scalar.isASCII ? UInt8(scalar.value) : nil
  }
}

/// The hash of ASCII text, `nil` for other text.
@inlinable
func asciiHash(_ text: borrowing ElementView<UInt8>, seed: UInt64) -> UInt64? {
  let count = text.count
  var hash = seed ^ UInt64(truncatingIfNeeded: count)
  var every: UInt64 = 0
  func take(_ low: UInt64, _ high: UInt64) {
    every |= low | high
    hash = folded(low ^ hash, high ^ 0x9E37_79B9_7F4A_7C15)
  }
  var offset = 0
  while offset &+ 16 <= count {
    take(text.word(at: offset), text.word(at: offset &+ 8))
    offset &+= 16
  }
  if offset < count {
    if count >= 16 {
      // The last sixteen bytes, some of them once more.
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
  return folded(hash, 0xC2B2_AE3D_27D4_EB4F)
}
