/// The fewest deletions and insertions that turn one sequence of identities into another.
///
/// Equal ends are trimmed first, so that a change in one place costs comparisons only. What is left
/// is joined by hash; equal identities pair in order, the first with the first. Of the joined
/// elements the longest run that keeps its order stays, and the others are deleted and inserted.
///
/// - Complexity: O(*n* log *n*) for *n* elements between the first and the last change.
@MainActor
func orderedDifference<Identity: Hashable>(
  oldCount: Int,
  newCount: Int,
  old: (Int) -> Identity,
  new: (Int) -> Identity
) -> RangeChanges {
  var start = 0
  while start < min(oldCount, newCount), old(start) == new(start) { start += 1 }
  var oldEnd = oldCount
  var newEnd = newCount
  while oldEnd > start, newEnd > start, old(oldEnd - 1) == new(newEnd - 1) {
    oldEnd -= 1
    newEnd -= 1
  }
  guard start < oldEnd, start < newEnd else {
    return RangeChanges(
      deletions: start < oldEnd ? [start..<oldEnd] : [],
      insertions: start < newEnd ? [start..<newEnd] : [])
  }
  let pairs = matches(of: start..<oldEnd, old, with: start..<newEnd, new)
  let staying = longestIncreasingSubsequence(of: pairs.map(\.new)).map { pairs[$0] }
  return RangeChanges(
    deletions: gaps(between: staying.map(\.old), in: start..<oldEnd),
    insertions: gaps(between: staying.map(\.new), in: start..<newEnd))
}

/// Pairs of positions with equal identities, by ascending old position.
@MainActor
private func matches<Identity: Hashable>(
  of oldRange: Range<Int>, _ old: (Int) -> Identity,
  with newRange: Range<Int>, _ new: (Int) -> Identity
) -> [(old: Int, new: Int)] {
  var firstPosition: [Identity: Int] = [:]
  /// The next position of the same identity, for those that occur more than once.
  var nextPosition: [Int: Int] = [:]
  for position in newRange.reversed() {
    nextPosition[position] = firstPosition.updateValue(position, forKey: new(position))
  }
  return oldRange.compactMap { position in
    let identity = old(position)
    guard let match = firstPosition[identity] else { return nil }
    firstPosition[identity] = nextPosition[match]
    return (position, match)
  }
}

/// The parts of `range` that hold none of `positions`, which ascend.
private func gaps(between positions: [Int], in range: Range<Int>) -> [Range<Int>] {
  var gaps: [Range<Int>] = []
  var start = range.lowerBound
  for position in positions + [range.upperBound] {
    if start < position { gaps.append(start..<position) }
    start = position + 1
  }
  return gaps
}

/// The offsets of a longest strictly increasing subsequence of `values`, ascending.
///
/// Patience sorting, as described by Fredman (1975).
private func longestIncreasingSubsequence(of values: [Int]) -> [Int] {
  var pileTops: [Int] = []
  var predecessors = [Int?](repeating: nil, count: values.count)
  for (offset, value) in values.enumerated() {
    var low = 0
    var high = pileTops.count
    while low < high {
      let middle = (low + high) / 2
      if values[pileTops[middle]] < value { low = middle + 1 } else { high = middle }
    }
    predecessors[offset] = low > 0 ? pileTops[low - 1] : nil
    if low == pileTops.count { pileTops.append(offset) } else { pileTops[low] = offset }
  }
  var subsequence: [Int] = []
  var offset = pileTops.last
  while let current = offset {
    subsequence.append(current)
    offset = predecessors[current]
  }
  return subsequence.reversed()
}
