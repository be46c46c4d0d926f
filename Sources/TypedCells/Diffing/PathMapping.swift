/// A map from positions and paths before a change to those after it.
///
/// Use it to keep what you store by path, such as a selection or a scroll position:
///
/// ```text
/// var mapping = PathMapping(changes)
/// selected = selected.compactMap { mapping.newPath(of: $0) }
/// ```
public struct PathMapping {
  private let changes: SectionedChanges
  private let sections: PositionMapping
  /// The rows that moved to another section, by ascending old path.
  private let movesBetweenSections: [RowMove]
  /// Created for a section when a host looks up one of its rows.
  private var rows: [Int: PositionMapping] = [:]
  /// The section of the last look-up, because hosts look up many rows of one section.
  private var recent = (section: -1, rows: PositionMapping(PositionChanges()))

  /// Creates the mapping of a change.
  ///
  /// - Parameter changes: the change.
  /// - Complexity: O(*n*) for *n* changes of sections, and O(*m* log *m*) for *m* rows that moved to another section.
  public init(_ changes: SectionedChanges) {
    self.changes = changes
    sections = PositionMapping(changes.sections)
    movesBetweenSections = changes.movesBetweenSections.sorted { $0.old < $1.old }
  }

  /// Returns the position of a section after the change, or `nil` if it was deleted.
  ///
  /// - Parameter section: its position before the change.
  /// - Complexity: O(log *n*) for *n* changes of sections.
  public func newPosition(ofSection section: Int) -> Int? {
    sections.newPosition(of: section)
  }

  /// Returns the path of a row after the change, or `nil` if it was deleted.
  ///
  /// - Parameter path: its path before the change.
  /// - Complexity: O(log *n*) for *n* changes; for the first row of a section O(*m*) for *m* changes in it.
  public mutating func newPath(of path: RowPath) -> RowPath? {
    if let target = targetOfCrossing(path) { return target }
    guard let section = sections.newPosition(of: path.section) else { return nil }
    look(atSection: path.section, nowAt: section)
    guard let row = recent.rows.newPosition(of: path.row) else { return nil }
    return RowPath(section: section, row: row)
  }

  /// Returns whether a row or its section changes its order among the others.
  ///
  /// - Parameter path: its path before the change.
  package mutating func isMoved(_ path: RowPath) -> Bool {
    if isMoved(section: path.section) || targetOfCrossing(path) != nil { return true }
    guard let section = sections.newPosition(of: path.section) else { return false }
    look(atSection: path.section, nowAt: section)
    return recent.rows.isMoved(path.row)
  }

  /// Returns whether a section changes its order among the others.
  ///
  /// - Parameter section: its position before the change.
  package func isMoved(section: Int) -> Bool { sections.isMoved(section) }

  private func targetOfCrossing(_ path: RowPath) -> RowPath? {
    let next = movesBetweenSections.indices.partitioningIndex {
      movesBetweenSections[$0].old >= path
    }
    return next < movesBetweenSections.count && movesBetweenSections[next].old == path
      ? movesBetweenSections[next].new : nil
  }

  private mutating func look(atSection old: Int, nowAt new: Int) {
    if recent.section == old { return }
    recent = (old, mapping(ofSection: old, nowAt: new))
  }

  private mutating func mapping(ofSection old: Int, nowAt new: Int) -> PositionMapping {
    if let known = rows[old] { return known }
    let changed = changes.changedSections
    let index = changed.indices.partitioningIndex { changed[$0].new >= new }
    let isChanged = index < changed.count && changed[index].new == new
    let mapping = PositionMapping(
      isChanged ? changed[index].rows : PositionChanges(),
      leaving: movesBetweenSections.rows(of: old) { $0.old },
      entering: changes.movesBetweenSections.rows(of: new) { $0.new })
    rows[old] = mapping
    return mapping
  }
}

extension [RowMove] {
  /// Returns the rows that have their old or their new path in a section. The moves are sorted by that path.
  fileprivate func rows(of section: Int, at end: (RowMove) -> RowPath) -> [Int] {
    let start = indices.partitioningIndex { end(self[$0]).section >= section }
    return self[start...].prefix { end($0).section == section }.map { end($0).row }
  }
}

/// A map from the positions in a sequence before a change to those after it.
struct PositionMapping {
  /// The old positions of elements that were deleted, moved, or moved to another section.
  private let gone: CountedPositions
  /// The new positions of elements that were inserted, moved, or moved here from another section.
  private let taken: CountedPositions
  /// The old positions of elements that moved.
  private let moved: RankedPositions
  /// Their new positions, by ascending old position.
  private var targets: [Int]

  init(_ changes: PositionChanges, leaving: [Int] = [], entering: [Int] = []) {
    let moves = changes.moves
    moved = RankedPositions(moves.map { $0.old })
    gone = CountedPositions(
      changes.deletions,
      leaving.isEmpty ? moved : RankedPositions(moves.map { $0.old } + leaving))
    taken = CountedPositions(
      changes.insertions, RankedPositions(moves.map { $0.new } + entering))
    targets = [Int](repeating: 0, count: moves.count)
    for move in moves { targets[moved.count(before: move.old)] = move.new }
  }

  func isMoved(_ position: Int) -> Bool { moved.contains(position) }

  func newPosition(of position: Int) -> Int? {
    if moved.contains(position) { return targets[moved.count(before: position)] }
    guard !gone.contains(position) else { return nil }
    return taken.positionOutside(ordinal: position - gone.count(before: position))
  }
}

/// A set of ranges and single positions that counts its positions before a given one.
private struct CountedPositions {
  /// Ascending ranges that aren't adjacent.
  private let ranges: [Range<Int>]
  /// For each range, the number of positions in the ranges before it.
  private var counts: [Int] = []
  /// The single positions, none of which is in a range.
  private let others: RankedPositions

  init(_ ranges: [Range<Int>], _ others: RankedPositions) {
    self.ranges = ranges
    self.others = others
    counts.reserveCapacity(ranges.count)
    var count = 0
    for range in ranges {
      counts.append(count)
      count += range.count
    }
  }

  func contains(_ position: Int) -> Bool {
    let next = ranges.indices.partitioningIndex { ranges[$0].lowerBound > position }
    return next > 0 && ranges[next - 1].contains(position) || others.contains(position)
  }

  /// Returns the number of positions less than `position`.
  func count(before position: Int) -> Int {
    let next = ranges.indices.partitioningIndex { ranges[$0].lowerBound >= position }
    let inRanges =
      next > 0
      ? counts[next - 1] + min(ranges[next - 1].upperBound, position) - ranges[next - 1].lowerBound
      : 0
    return inRanges + others.count(before: position)
  }

  /// Returns the position that isn't in the set and has `ordinal` other absent positions before it.
  func positionOutside(ordinal: Int) -> Int {
    let total = count(before: .max)
    // The first position up to which more than `ordinal` positions are absent.
    return (ordinal..<ordinal + total).partitioningIndex { position in
      position + 1 - count(before: position + 1) > ordinal
    }
  }
}

/// Single positions, with the number of positions before each.
///
/// They are stored as bits with a count for each word, or as a sorted array if they are so far apart that bits would
/// take more memory.
private struct RankedPositions {
  /// The average distance from which a position in an array takes less memory than the bits between two positions:
  /// 512 bits with their counts take as much as a position.
  private static var sparseDistance: Int { 512 }

  private var sparse: [Int] = []
  private var words: [UInt64] = []
  private var counts: [Int] = []
  /// The position of the first bit, a multiple of 64. Positions at the end of a long list need no bits before it.
  private var start = 0
  private var total = 0

  /// - Parameter positions: different positions, in any order.
  init(_ positions: [Int]) {
    guard var first = positions.first else { return }
    var last = first
    for position in positions {
      first = min(first, position)
      last = max(last, position)
    }
    if (last - first) / Self.sparseDistance > positions.count {
      sparse = positions.sorted()
      return
    }
    start = first & ~63
    words = [UInt64](repeating: 0, count: (last - start) >> 6 + 1)
    for position in positions {
      words[(position - start) >> 6] |= 1 << UInt64((position - start) & 63)
    }
    counts.reserveCapacity(words.count)
    for word in words {
      counts.append(total)
      total += word.nonzeroBitCount
    }
  }

  func contains(_ position: Int) -> Bool {
    guard sparse.isEmpty else {
      let index = count(before: position)
      return index < sparse.count && sparse[index] == position
    }
    let offset = position - start
    guard offset >= 0, offset >> 6 < words.count else { return false }
    return words[offset >> 6] & (1 << UInt64(offset & 63)) != 0
  }

  /// Returns the number of positions less than `position`.
  func count(before position: Int) -> Int {
    guard sparse.isEmpty else {
      return sparse.indices.partitioningIndex { sparse[$0] >= position }
    }
    guard position > start else { return 0 }
    let offset = position - start
    guard offset >> 6 < words.count else { return total }
    let before = words[offset >> 6] & (1 << UInt64(offset & 63) - 1)
    return counts[offset >> 6] + before.nonzeroBitCount
  }
}
