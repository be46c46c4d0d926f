/// A source of identities that no row has yet.
struct FreshNumbers: Equatable {
  private var next = 0

  mutating func take(_ count: Int) -> [Int] {
    next += count
    return Array(next - count..<next)
  }
}

extension RandomNumberGenerator {
  mutating func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func isOne(of count: Int) -> Bool { number(in: 1...count) == 1 }

  /// Returns a length up to a limit. Half of the lengths are next to a limit of the diff: how far it looks ahead (6 on
  /// one side, 8 on both), the distance of its anchors (16), the size from which it uses anchors (32), a word of its
  /// sets (64), and the credit of a walk (128).
  mutating func length(upTo limit: Int) -> Int {
    let length =
      isOne(of: 2)
      ? [1, 6, 8, 16, 32, 64, 128].randomElement(using: &self)! + number(in: -1...1)
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
