import Testing

@testable import TypedCells

@MainActor
struct `The ordered difference` {
  private func difference(_ old: [Int], _ new: [Int]) -> RangeChanges {
    orderedDifference(
      oldCount: old.count, newCount: new.count, old: { old[$0] }, new: { new[$0] })
  }

  /// What the changes make of `old`, with `nil` for what only `new` can tell.
  private func replay(_ changes: RangeChanges, on old: [Int]) -> [Int?] {
    var result: [Int?] = old
    for range in changes.deletions.reversed() { result.removeSubrange(range) }
    for range in changes.insertions {
      result.insert(contentsOf: [Int?](repeating: nil, count: range.count), at: range.lowerBound)
    }
    return result
  }

  /// The length of a longest common subsequence, by the textbook's table.
  private func commonLength(_ old: [Int], _ new: [Int]) -> Int {
    var row = [Int](repeating: 0, count: new.count + 1)
    for element in old {
      var diagonal = 0
      for (index, other) in new.enumerated() {
        let above = row[index + 1]
        row[index + 1] = element == other ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[new.count]
  }

  @Test(
    arguments: [
      ([], [], RangeChanges()),
      ([1, 2, 3], [1, 2, 3], RangeChanges()),
      ([], [1, 2], RangeChanges(insertions: [0..<2])),
      ([1, 2], [], RangeChanges(deletions: [0..<2])),
      ([1, 2, 3], [1, 3], RangeChanges(deletions: [1..<2])),
      ([1, 3], [1, 2, 3], RangeChanges(insertions: [1..<2])),
      ([1, 2, 3, 4], [4, 1, 2, 3], RangeChanges(deletions: [3..<4], insertions: [0..<1])),
      ([7, 7], [7, 7, 7], RangeChanges(insertions: [2..<3])),
      ([1, 2, 9, 3], [1, 8, 2, 3], RangeChanges(deletions: [2..<3], insertions: [1..<2])),
    ] as [([Int], [Int], RangeChanges)])
  func `of small sequences`(old: [Int], new: [Int], expected: RangeChanges) {
    #expect(difference(old, new) == expected)
  }

  @Test func `replayed on the old sequence gives the new one`() {
    for seed in UInt64(0)..<3_000 {
      var random = SeededGenerator(seed: seed)
      let alphabet = Int.random(in: 1...12, using: &random)
      func sequence() -> [Int] {
        (0..<Int.random(in: 0...10, using: &random)).map { _ in
          Int.random(in: 0..<alphabet, using: &random)
        }
      }
      let (old, new) = (sequence(), sequence())
      let changes = difference(old, new)
      let result = replay(changes, on: old)
      let agrees =
        result.count == new.count && zip(result, new).allSatisfy { $0 == nil || $0 == $1 }
      #expect(agrees, "seed \(seed): \(old) to \(new) by \(changes)")
      for (position, element) in old.enumerated() {
        let newPosition = changes.newPosition(of: position)
        #expect(
          newPosition.map { new[$0] == element } ?? true,
          "seed \(seed): \(position) of \(old) in \(new)")
      }
    }
  }

  @Test func `is minimal where identities are unique`() {
    for seed in UInt64(0)..<2_000 {
      var random = SeededGenerator(seed: seed)
      let old = Array((0..<12).shuffled(using: &random).prefix(8))
      let new = Array((0..<12).shuffled(using: &random).prefix(8))
      let kept = 8 - difference(old, new).deletions.reduce(0) { $0 + $1.count }
      #expect(kept == commonLength(old, new), "seed \(seed): \(old) to \(new)")
    }
  }

  @Test func `of a million elements with one change reads no hash`() {
    let count = 1_000_000
    let changes = orderedDifference(
      oldCount: count, newCount: count + 1,
      old: { Unhashable(value: $0) }, new: { Unhashable(value: $0 < 500 ? $0 : $0 - 1) })
    #expect(changes == RangeChanges(insertions: [500..<501]))
  }

  private struct Unhashable: Hashable {
    let value: Int
    func hash(into hasher: inout Hasher) { Issue.record("hashed \(value)") }
  }
}
