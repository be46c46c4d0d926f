/// What was taken out of a sequence, and what was put in.
public struct RangeChanges: Hashable, Sendable {
  /// What was taken out, in positions before the change, ascending and never adjacent.
  public internal(set) var deletions: [Range<Int>] = []

  /// What was put in, in positions after the change, ascending and never adjacent.
  public internal(set) var insertions: [Range<Int>] = []

  /// Whether nothing changed.
  public var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty }

  /// Where an element stands after the change, or `nil` when it was taken out.
  ///
  /// - Parameter position: the element's position before the change.
  /// - Complexity: O(*n*) for *n* ranges.
  public func newPosition(of position: Int) -> Int? {
    var position = position
    var deleted = 0
    for range in deletions.prefix(while: { $0.lowerBound <= position }) {
      if range.contains(position) { return nil }
      deleted += range.count
    }
    position -= deleted
    for range in insertions {
      guard range.lowerBound <= position else { break }
      position += range.count
    }
    return position
  }
}
