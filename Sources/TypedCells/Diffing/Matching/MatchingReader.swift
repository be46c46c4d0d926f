/// Reads the changes from a matching, section by section, in the order of the new sections.
struct MatchingReader: ~Copyable {
  private var matching: Matching
  private var nextRun = 0
  private var nextLeftover = 0
  /// The elements that moved to another section, by their numbers.
  private(set) var crossings: [Move<Int>] = []
  /// The runs and blocks of one section. The memory is used for one section after the other, because a list can have
  /// thousands of small ones.
  private var runs = Scratch<Matching.Run>(capacity: 16)
  private var blocks = Scratch<Block>(capacity: 16)

  init(_ matching: consuming Matching) {
    self.matching = matching
  }

  /// Returns the deletions, insertions and moves of a section.
  ///
  /// - Parameters:
  ///   - old: the numbers of its elements before the change.
  ///   - new: the numbers of its elements after it.
  mutating func changes(old: Range<Int>, new: Range<Int>) -> PositionChanges {
    var changes = PositionChanges()
    guard !takeUnchanged(old: old, new: new) else { return changes }
    changes.deletions = matching.found.absentRanges(in: old)
    takeRuns(old: old, new: new, insertions: &changes.insertions)
    mergeRuns()
    if blocks.count > 1 {
      changes.moves = moves(base: Cursor(old: old.lowerBound, new: new.lowerBound))
    }
    return changes
  }

  /// Skips a section that is empty, or one run. Returns whether it is.
  private mutating func takeUnchanged(old: Range<Int>, new: Range<Int>) -> Bool {
    guard old.count == new.count else { return false }
    if new.isEmpty { return true }
    guard nextRun < matching.runs.count else { return false }
    let run = matching.runs[nextRun]
    guard run.old == old.lowerBound, run.new == new.lowerBound, run.count == new.count else {
      return false
    }
    nextRun += 1
    return true
  }

  /// Collects the runs of a section in their new order. An element that the join paired is a run of one.
  private mutating func takeRuns(
    old: Range<Int>, new: Range<Int>, insertions: inout [Range<Int>]
  ) {
    runs.count = 0
    var inserted = 0..<0
    while nextLeftover < matching.leftovers.count {
      let leftover = matching.leftovers[nextLeftover]
      guard leftover.new < new.upperBound else { break }
      nextLeftover += 1
      takeRuns(before: Int(leftover.new))
      let position = Int(leftover.new) - new.lowerBound
      if leftover.old < 0 {
        if inserted.upperBound != position {
          if !inserted.isEmpty { insertions.append(inserted) }
          inserted = position..<position
        }
        inserted = inserted.lowerBound..<position + 1
      } else if old.contains(Int(leftover.old)) {
        runs.append(Matching.Run(old: Int(leftover.old), new: Int(leftover.new), count: 1))
      } else {
        crossings.append(Move<Int>(old: Int(leftover.old), new: Int(leftover.new)))
      }
    }
    if !inserted.isEmpty { insertions.append(inserted) }
    takeRuns(before: new.upperBound)
    if nextRun == matching.runs.count {
      // The memory is freed early, because the following steps need as much.
      matching.runs = Scratch(capacity: 1)
      nextRun = 0
    }
  }

  private mutating func takeRuns(before position: Int) {
    while nextRun < matching.runs.count, matching.runs[nextRun].new < position {
      runs.append(matching.runs[nextRun])
      nextRun += 1
    }
  }

  /// Returns the moves of a section's rows, given its blocks.
  private func moves(base: Cursor) -> [Move<Int>] {
    let stays = stayingBlocks(of: blocks)
    var moves: [Move<Int>] = []
    var count = 0
    for index in 0..<blocks.count where !stays[index] { count += Int(blocks[index].count) }
    moves.reserveCapacity(count)
    for index in 0..<blocks.count where !stays[index] {
      let end = index + 1 < blocks.count ? Int(blocks[index + 1].firstRun) : runs.count
      for index in Int(blocks[index].firstRun)..<end {
        let run = runs[index]
        for offset in 0..<Int(run.count) {
          moves.append(
            Move<Int>(
              old: Int(run.old) - base.old + offset, new: Int(run.new) - base.new + offset))
        }
      }
    }
    return moves
  }

  /// Makes blocks of the runs, which are merged where they follow each other before and after the change.
  private mutating func mergeRuns() {
    blocks.count = 0
    var end = -1
    for index in 0..<runs.count {
      let run = runs[index]
      if end >= 0, end <= run.old, !matching.found.containsAny(of: end..<Int(run.old)) {
        blocks[blocks.count &- 1].count &+= run.count
      } else {
        blocks.append(
          Block(old: run.old, count: run.count, firstRun: Int32(truncatingIfNeeded: index)))
      }
      end = Int(run.old &+ run.count)
    }
  }
}

extension Matching {
  /// Returns the elements whose content changed, by ascending old number.
  func sortedUpdates() -> [Move<Int>] {
    var moves: [Move<Int>] = []
    moves.reserveCapacity(updates.count)
    for index in 0..<updates.count {
      moves.append(
        Move<Int>(old: Int(updates[index].old), new: Int(updates[index].new)))
    }
    moves.sort { $0.old < $1.old }
    return moves
  }
}
