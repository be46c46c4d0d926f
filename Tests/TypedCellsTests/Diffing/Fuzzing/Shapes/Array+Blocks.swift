extension [Int] {
  /// Splits the elements into blocks of a length. The last block may be shorter.
  func blocks(of length: Int) -> [ArraySlice<Int>] {
    let length = Swift.max(length, 1)
    return stride(from: 0, to: count, by: length).map { self[$0..<Swift.min($0 + length, count)] }
  }

  /// Removes a block, and usually inserts it somewhere else, sometimes reversed.
  mutating func moveBlock(using random: inout some RandomNumberGenerator) {
    let range = random.range(in: self)
    let block = Array(self[range])
    removeSubrange(range)
    let target = random.number(in: 0...count)
    switch random.number(in: 0...4) {
    case 0: break
    case 1: insert(contentsOf: block.reversed(), at: target)
    default: insert(contentsOf: block, at: target)
    }
  }

  /// Inserts, deletes or moves one element.
  mutating func edit(_ numbers: inout FreshNumbers, using random: inout some RandomNumberGenerator)
  {
    guard !isEmpty, !random.isOne(of: 3) else {
      return insert(numbers.take(1)[0], at: random.number(in: 0...count))
    }
    let element = remove(at: random.number(in: 0...count - 1))
    if random.isOne(of: 2) { insert(element, at: random.number(in: 0...count)) }
  }
}

extension ArraySlice<Int> {
  /// Alternates the elements of two slices, and appends the rest of the longer one.
  func riffled(with other: Self) -> [Int] {
    let length = Swift.min(count, other.count)
    return zip(self, other).flatMap { [$0, $1] } + dropFirst(length) + other.dropFirst(length)
  }
}
