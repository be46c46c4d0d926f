/// Identities that no row has yet.
struct FreshNumbers {
  private var next = 0

  mutating func take(_ count: Int) -> [Int] {
    next += count
    return Array(next - count..<next)
  }
}

extension RandomNumberGenerator {
  mutating func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func isOne(of count: Int) -> Bool { number(in: 1...count) == 1 }

  /// A length up to a limit, often one beside a limit of the diff: its reach, the distance of its
  /// anchors, a word of its sets, and the size from which on it uses anchors.
  mutating func length(upTo limit: Int) -> Int {
    let length =
      isOne(of: 2)
      ? [1, 8, 16, 64, 128].randomElement(using: &self)! + number(in: -1...1)
      : number(in: 0...limit)
    return min(max(length, 0), limit)
  }

  /// A range of indices of a collection, possibly empty.
  mutating func range(in collection: [some Any]) -> Range<Int> {
    let length = length(upTo: collection.count)
    let start = number(in: 0...collection.count - length)
    return start..<start + length
  }
}
