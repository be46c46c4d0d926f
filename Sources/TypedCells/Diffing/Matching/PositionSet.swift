/// A set of positions, with one bit for each.
@frozen
@usableFromInline
struct PositionSet: ~Copyable {
  @usableFromInline var words: Scratch<UInt64>

  @inlinable
  init(count: Int) {
    words = Scratch(repeating: 0, count: (count + 63) >> 6)
  }

  @inline(__always)
  @inlinable
  func contains(_ position: Int) -> Bool {
    words[position >> 6] & (1 << UInt64(position & 63)) != 0
  }

  @inline(__always)
  @inlinable
  mutating func insert(_ position: Int) {
    words[position >> 6] |= 1 << UInt64(position & 63)
  }

  @inlinable
  mutating func insert(_ positions: Range<Int>) {
    precondition(!positions.isEmpty)
    var word = positions.lowerBound >> 6
    let last = (positions.upperBound &- 1) >> 6
    if word == last {
      words[word] |= bits(ofPositionsInOneWord: positions)
      return
    }
    while word <= last {
      words[word] |= mask(of: positions, in: word)
      word &+= 1
    }
  }

  /// Returns whether the set contains a position of a range.
  @inline(__always)
  func containsAny(of positions: Range<Int>) -> Bool {
    guard !positions.isEmpty else { return false }
    var word = positions.lowerBound >> 6
    let last = (positions.upperBound &- 1) >> 6
    if word == last { return words[word] & bits(ofPositionsInOneWord: positions) != 0 }
    while word <= last {
      if words[word] & mask(of: positions, in: word) != 0 { return true }
      word &+= 1
    }
    return false
  }

  /// Calls `body` with each position of a range that isn't in the set, in descending order.
  @inlinable
  func forEachAbsentBackwards(in positions: Range<Int>, _ body: (Int) -> Void) {
    guard !positions.isEmpty else { return }
    for word in (positions.lowerBound >> 6...(positions.upperBound &- 1) >> 6).reversed() {
      var bits = ~words[word] & mask(of: positions, in: word)
      while bits != 0 {
        let bit = 63 &- bits.leadingZeroBitCount
        body(word << 6 &+ bit)
        bits &= ~(1 << UInt64(bit))
      }
    }
  }

  /// Returns the ranges of the positions that aren't in the set, relative to the start of `positions`.
  func absentRanges(in positions: Range<Int>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = positions.lowerBound
    while let lower = next(absent: true, from: start, before: positions.upperBound) {
      let upper = next(absent: false, from: lower, before: positions.upperBound)
      start = upper ?? positions.upperBound
      ranges.append(lower - positions.lowerBound..<start - positions.lowerBound)
    }
    return ranges
  }

  private func next(absent: Bool, from start: Int, before end: Int) -> Int? {
    guard start < end else { return nil }
    let flip: UInt64 = absent ? .max : 0
    var word = start >> 6
    var bits = (words[word] ^ flip) & (.max << UInt64(start & 63))
    while bits == 0 {
      word += 1
      guard word << 6 < end else { return nil }
      bits = words[word] ^ flip
    }
    let position = word << 6 + bits.trailingZeroBitCount
    return position < end ? position : nil
  }

  @inline(__always)
  @inlinable
  func bits(ofPositionsInOneWord positions: Range<Int>) -> UInt64 {
    let ones = UInt64.max &>> UInt64(64 &- positions.count)
    return ones &<< UInt64(positions.lowerBound & 63)
  }

  @inline(__always)
  @inlinable
  func mask(of positions: Range<Int>, in word: Int) -> UInt64 {
    var mask = UInt64.max
    if word == positions.lowerBound >> 6 { mask <<= UInt64(positions.lowerBound & 63) }
    let last = positions.upperBound &- 1
    if word == last >> 6 { mask &= .max >> UInt64(63 &- last & 63) }
    return mask
  }
}
