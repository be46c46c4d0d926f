/// Reads the changes from a matching, section by section, in the order of the new sections.
struct MatchingReader: ~Copyable {
  private var matching: Matching
  private var nextRun = 0
  private var nextLeftover = 0
  /// The elements that moved to another section, by their numbers.
  private(set) var movesBetweenSections: [Move<Int>] = []

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
    let runs = takeRuns(old: old, new: new, insertions: &changes.insertions)
    changes.moves = moves(of: runs, base: Cursor(old: old.lowerBound, new: new.lowerBound))
    return changes
  }

  /// Skips the run of a section that didn't change. Returns whether there is such a run, or the section is empty.
  ///
  /// A list can have thousands of small sections, most of which don't change, and the other steps allocate memory. It is not
  /// inlined, because shuffles of one section take 1 % more instructions if it is.
  @inline(never)
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

  /// Returns the runs of a section in their new order. An element that the join paired is a run of one.
  private mutating func takeRuns(
    old: Range<Int>, new: Range<Int>, insertions: inout [Range<Int>]
  ) -> Scratch<Matching.Run> {
    var runs = Scratch<Matching.Run>(capacity: runCapacity(for: new))
    var inserted = 0..<0
    while nextLeftover < matching.leftovers.count {
      let leftover = matching.leftovers[nextLeftover]
      guard leftover.new < new.upperBound else { break }
      nextLeftover += 1
      takeRuns(before: Int(leftover.new), into: &runs)
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
        movesBetweenSections.append(Move<Int>(old: Int(leftover.old), new: Int(leftover.new)))
      }
    }
    if !inserted.isEmpty { insertions.append(inserted) }
    takeRuns(before: new.upperBound, into: &runs)
    if nextRun == matching.runs.count {
      // The memory is freed early, because the following steps need as much.
      matching.runs = Scratch(capacity: 1)
      nextRun = 0
    }
    return runs
  }

  private mutating func takeRuns(before position: Int, into runs: inout Scratch<Matching.Run>) {
    while nextRun < matching.runs.count, matching.runs[nextRun].new < position {
      runs.append(matching.runs[nextRun])
      nextRun += 1
    }
  }

  /// Returns an upper bound for the number of runs in a section.
  private func runCapacity(for new: Range<Int>) -> Int {
    let single = (nextLeftover..<matching.leftovers.count).partitioningIndex {
      matching.leftovers[$0].new >= new.upperBound
    }
    let run = (nextRun..<matching.runs.count).partitioningIndex {
      matching.runs[$0].new >= new.upperBound
    }
    return run - nextRun + single - nextLeftover
  }

  private func moves(
    of runs: borrowing Scratch<Matching.Run>, base: Cursor
  ) -> [Move<Int>] {
    let blocks = blocks(of: runs)
    guard blocks.count > 1 else { return [] }
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

  /// Returns the runs, merged where they follow each other before and after the change.
  private func blocks(of runs: borrowing Scratch<Matching.Run>) -> Scratch<Block> {
    var blocks = Scratch<Block>(capacity: runs.count)
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
    return blocks
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
