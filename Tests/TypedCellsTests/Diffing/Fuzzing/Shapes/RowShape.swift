/// A way in which the rows of one section change.
///
/// Each has broken a diff engine, or was cheap for one and expensive for another.
enum RowShape: String, CaseIterable {
  /// A few rows are inserted, deleted or moved, one at a time.
  case edited
  /// One row in some is deleted, and as many are inserted.
  case scattered
  /// Blocks move, or are reversed or deleted.
  case blocksMoved
  /// Two blocks take each other's place.
  case blocksSwapped
  /// Blocks of one length are shuffled.
  case blocksShuffled
  /// The first rows become the last.
  case rotated
  /// Some, or all, are in the opposite order.
  case reversed
  /// The rows of two halves take turns.
  case interleaved
  /// Every block of one length is reversed.
  case sawtooth
  /// Some, or all, are shuffled.
  case shuffled
  /// One row in some stays.
  case thinned
  /// New rows come first, enough to end a walk along both sides.
  case pushedDown
  /// New rows come last.
  case grown
  /// All rows are new.
  case replaced
  /// All rows are deleted.
  case emptied
  /// Some rows have an identity that others have, too, and blocks move.
  case repeated
  /// Runs that start between anchors, and after them the whole section once more.
  case matchedBefore
  /// The new rows repeat the old ones, and some of their neighbours.
  case doubled
}

extension RowShape {
  /// The identities of the rows before and after a change.
  func change(
    _ count: Int, _ numbers: inout FreshNumbers, using random: inout some RandomNumberGenerator
  ) -> (old: [Int], new: [Int]) {
    var old = numbers.take(count)
    if self == .repeated {
      let (step, kinds) = (random.number(in: 1...8), random.number(in: 1...16))
      for index in old.indices where index % step == 0 {
        old[index] = old[0] + index / step % kinds
      }
    }
    return (old, changed(old, &numbers, using: &random))
  }

  /// The identities of the rows after a change.
  func changed(
    _ old: [Int], _ numbers: inout FreshNumbers, using random: inout some RandomNumberGenerator
  ) -> [Int] {
    guard !old.isEmpty else { return numbers.take(random.length(upTo: 20)) }
    var new = old
    switch self {
    case .edited:
      for _ in 0..<random.number(in: 0...6) { new.edit(&numbers, using: &random) }
    case .scattered:
      let distance = random.number(in: 2...200)
      new = new.flatMap { (row: Int) -> [Int] in
        switch random.number(in: 1...distance) {
        case 1: numbers.take(1)
        case 2: []
        case 3: numbers.take(1) + [row]
        default: [row]
        }
      }
    case .blocksMoved, .repeated:
      for _ in 0..<random.number(in: 1...5) { new.moveBlock(using: &random) }
    case .blocksSwapped:
      let cuts = (0..<4).map { _ in random.number(in: 0...old.count) }.sorted()
      new = Array(old[..<cuts[0]])
      new += old[cuts[2]..<cuts[3]]
      new += old[cuts[1]..<cuts[2]]
      new += old[cuts[0]..<cuts[1]]
      new += old[cuts[3]...]
    case .blocksShuffled:
      new = new.blocks(of: random.length(upTo: 200)).shuffled(using: &random).flatMap(\.self)
    case .rotated:
      let start = random.length(upTo: new.count)
      new = Array(new[start...]) + new[..<start]
    case .reversed:
      let range = random.isOne(of: 2) ? new.indices : random.range(in: new)
      new[range].reverse()
    case .interleaved:
      let half = random.isOne(of: 2) ? new.count / 2 : random.number(in: 0...new.count)
      new = new[..<half].riffled(with: new[half...])
    case .sawtooth:
      new = new.blocks(of: random.length(upTo: 200)).flatMap { $0.reversed() }
    case .shuffled:
      let range = random.isOne(of: 2) ? new.indices : random.range(in: new)
      new[range].shuffle(using: &random)
    case .thinned:
      let distance = random.number(in: 2...20)
      new = new.filter { _ in random.isOne(of: distance) }
    case .pushedDown:
      new = numbers.take(random.number(in: 9...80)) + new
    case .grown:
      new += numbers.take(random.length(upTo: 200))
    case .replaced:
      new = numbers.take(random.length(upTo: 2 * new.count))
    case .emptied:
      new = []
    case .matchedBefore:
      let gap = random.number(in: 1...8)
      let runs = old.blocks(of: 16).enumerated().flatMap { (index, block) -> [Int] in
        Array(block.dropFirst(min(index, 1)).dropLast(gap))
      }
      new = numbers.take(64) + runs + numbers.take(1) + old
    case .doubled:
      let length = random.length(upTo: 200)
      new = old.blocks(of: length).flatMap { random.isOne(of: 2) ? $0 + $0 : $0 + $0.dropLast() }
    }
    return new
  }
}
