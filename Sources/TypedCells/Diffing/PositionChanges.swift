/// What changed in a sequence: where elements left, came, moved and were altered.
///
/// The positions are those of UIKit's batch updates: deletions, and where moves and updates begin,
/// are counted before the change; insertions, and where they end, after it.
public struct PositionChanges: Hashable, Sendable {
  /// Where elements were that are gone, ascending and never adjacent.
  public internal(set) var deletions: [Range<Int>] = []

  /// Where elements are that were not there, ascending and never adjacent.
  public internal(set) var insertions: [Range<Int>] = []

  /// The elements that changed places with others, by ascending new position.
  ///
  /// Elements that are only pushed aside by deletions and insertions are not among them. Where
  /// identities are unique there are as few as can be.
  public internal(set) var moves: [Move<Int>] = []

  /// The elements whose content changed, by ascending old position.
  ///
  /// Elements that moved may be among them.
  public internal(set) var updates: [Move<Int>] = []

  /// Creates changes that are none.
  public init() {}

  /// Creates changes that you know from elsewhere.
  ///
  /// - Parameters:
  ///   - deletions: the old positions of elements that were deleted; ranges may overlap.
  ///   - insertions: the new positions of elements that were inserted; ranges may overlap.
  ///   - moves: the elements that are in another order among the others.
  /// - Complexity: O(*n* log *n*) for *n* ranges and moves.
  public init(
    deletions: [Range<Int>] = [], insertions: [Range<Int>] = [], moves: [Move<Int>] = []
  ) {
    self.deletions = deletions.united
    self.insertions = insertions.united
    self.moves = moves.sorted { $0.new < $1.new }
  }

  /// Whether nothing changed.
  public var isEmpty: Bool { hasSameOrder && updates.isEmpty }

  /// Whether no element left, came or moved.
  public var hasSameOrder: Bool { deletions.isEmpty && insertions.isEmpty && moves.isEmpty }

  /// Whether an element that moved was altered, too, which hosts do not take in one batch.
  ///
  /// - Complexity: O(*n*) for *n* moves and updates.
  var updatesMovedElements: Bool {
    guard !moves.isEmpty, !updates.isEmpty else { return false }
    let moved = Set(moves.map(\.old))
    return updates.contains { moved.contains($0.old) }
  }
}

extension [Range<Int>] {
  /// The same positions in ascending ranges that aren't adjacent.
  fileprivate var united: [Range<Int>] {
    var united: [Range<Int>] = []
    for range in sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      if let last = united.last, last.upperBound >= range.lowerBound {
        united[united.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
      } else {
        united.append(range)
      }
    }
    return united
  }
}
