// A seed gives the same shape with every version of Swift, because these don't use the random values of the standard
// library, whose algorithms may change. `DiffFiguresTests` relies on it.

extension RandomNumberGenerator {
  mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next().multipliedFullWidth(by: UInt64(range.count)).high)
  }

  mutating func isOne(of count: Int) -> Bool { number(in: 1...count) == 1 }

  /// Returns a length up to a limit. Half of the lengths are next to a limit of the diff: how far it looks ahead (6 on
  /// one side, 8 on both), the distance of its anchors (16), the size from which it uses anchors (32), a word of its
  /// sets (64), and the credit of a walk (128).
  mutating func length(upTo limit: Int) -> Int {
    let length =
      isOne(of: 2)
      ? [1, 6, 8, 16, 32, 64, 128][number(in: 0...6)] + number(in: -1...1)
      : number(in: 0...limit)
    return min(max(length, 0), limit)
  }

  /// Returns a range of indices of a collection. It may be empty.
  mutating func range(in collection: [some Any]) -> Range<Int> {
    let length = length(upTo: collection.count)
    let start = number(in: 0...collection.count - length)
    return start..<start + length
  }
}

extension MutableCollection where Self: RandomAccessCollection, Index == Int {
  /// Puts the elements into a random order.
  mutating func scramble(using random: inout some RandomNumberGenerator) {
    for index in indices.dropFirst() { swapAt(index, random.number(in: startIndex...index)) }
  }
}
