/// A way in which the rows of one section change.
///
/// Each shape has either broken a diff engine or been slow in one engine and fast in another.
enum RowShape: String, CaseIterable {
  /// Rows are inserted, deleted or moved one at a time.
  case edited
  /// Every few rows, one is deleted, and as many new rows are inserted.
  case scattered
  /// Blocks move, or are reversed or deleted.
  case blocksMoved
  /// Two blocks swap their positions.
  case blocksSwapped
  /// Blocks of equal length are shuffled.
  case blocksShuffled
  /// The first rows move to the end.
  case rotated
  /// Some or all rows are reversed.
  case reversed
  /// The rows of the two halves alternate.
  case interleaved
  /// Each block of the same length is reversed.
  case sawtooth
  /// Some or all rows are shuffled.
  case shuffled
  /// Of every few rows, only one stays.
  case thinned
  /// New rows are inserted at the top, enough to stop a row-by-row comparison.
  case pushedDown
  /// New rows are appended.
  case grown
  /// All rows are new.
  case replaced
  /// All rows are deleted.
  case emptied
  /// Some rows share their identity with others, and blocks move.
  case repeated
  /// Runs that start between anchors, followed by the whole section again.
  case matchedBefore
  /// The new rows repeat the old ones and some of their neighbours.
  case doubled
}

extension RowShape {
  /// Returns the identities of the rows before and after a change.
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

  /// Returns the identities of the rows after a change.
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
      var blocks = new.blocks(of: random.length(upTo: 200))
      blocks.scramble(using: &random)
      new = blocks.flatMap(\.self)
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
      new[range].scramble(using: &random)
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
