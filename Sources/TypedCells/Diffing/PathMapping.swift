/// Where sections and rows stand after a change, by where they stood before it.
///
/// A host uses it to carry over what it keeps by path, as its selection.
public struct PathMapping {
  private let changes: SectionedChanges
  private let sections: PositionMapping
  private let crossings: [RowPath: RowPath]
  /// Made for a section when one of its rows is asked for.
  private var rows: [Int: PositionMapping] = [:]

  /// Creates the mapping of a change.
  ///
  /// - Parameter changes: the change.
  /// - Complexity: O(*n*) for *n* changes of sections and rows that crossed over.
  public init(_ changes: SectionedChanges) {
    self.changes = changes
    sections = PositionMapping(changes.sections)
    crossings = Dictionary(
      changes.crossings.map { ($0.old, $0.new) }, uniquingKeysWith: { first, _ in first })
  }

  /// Where a section stands after the change, or `nil` when it is gone.
  ///
  /// - Parameter section: its position before the change.
  /// - Complexity: O(log *n*) for *n* changes of sections.
  public func newPosition(ofSection section: Int) -> Int? {
    sections.newPosition(of: section)
  }

  /// Where a row stands after the change, or `nil` when it is gone.
  ///
  /// - Parameter path: its path before the change.
  /// - Complexity: O(log *n*) for *n* changes; at the first row of a section O(*n*).
  public mutating func newPath(of path: RowPath) -> RowPath? {
    if let target = crossings[path] { return target }
    guard let section = sections.newPosition(of: path.section) else { return nil }
    return mapping(of: path.section).newPosition(of: path.row)
      .map { RowPath(section: section, row: $0) }
  }

  private mutating func mapping(of section: Int) -> PositionMapping {
    if let known = rows[section] { return known }
    let mapping = PositionMapping(
      changes.changedSections.first { $0.old == section }?.rows ?? PositionChanges(),
      leaving: changes.crossings.filter { $0.old.section == section }.map(\.old.row),
      entering: changes.crossings
        .filter { $0.new.section == sections.newPosition(of: section) }.map(\.new.row))
    rows[section] = mapping
    return mapping
  }
}

/// Where the elements of a sequence stand after a change.
struct PositionMapping {
  private let moves: [Int: Int]
  /// The old positions of elements that left or moved.
  private let gone: CountedRanges
  /// The new positions of elements that came or moved.
  private let taken: CountedRanges

  init(_ changes: PositionChanges, leaving: [Int] = [], entering: [Int] = []) {
    moves = Dictionary(
      changes.moves.map { ($0.old, $0.new) }, uniquingKeysWith: { first, _ in first })
    gone = CountedRanges(changes.deletions, changes.moves.map(\.old) + leaving)
    taken = CountedRanges(changes.insertions, changes.moves.map(\.new) + entering)
  }

  func newPosition(of position: Int) -> Int? {
    if let target = moves[position] { return target }
    guard !gone.contains(position) else { return nil }
    return taken.positionOutside(ordinal: position - gone.count(before: position))
  }
}

/// Ascending ranges, and how many positions are in those before each.
private struct CountedRanges {
  private var ranges: [Range<Int>]
  private var counts: [Int] = []

  init(_ ranges: [Range<Int>], _ single: [Int]) {
    self.ranges = (ranges + single.map { $0..<$0 + 1 }).sorted { $0.lowerBound < $1.lowerBound }
    var count = 0
    for range in self.ranges {
      counts.append(count)
      count += range.count
    }
  }

  func contains(_ position: Int) -> Bool {
    let next = ranges.indices.partitioningIndex { ranges[$0].lowerBound > position }
    return next > 0 && ranges[next - 1].contains(position)
  }

  /// How many positions of the ranges are less than one that is in none.
  func count(before position: Int) -> Int {
    let next = ranges.indices.partitioningIndex { ranges[$0].lowerBound > position }
    return next > 0 ? counts[next - 1] + ranges[next - 1].count : 0
  }

  /// The position that is in none of the ranges and has `ordinal` such positions before it.
  func positionOutside(ordinal: Int) -> Int {
    // Before a range there are as many free positions as its start says, less those in earlier ones.
    let next = ranges.indices.partitioningIndex { ranges[$0].lowerBound - counts[$0] > ordinal }
    return next > 0 ? ordinal + counts[next - 1] + ranges[next - 1].count : ordinal
  }
}
