/// The insertions, deletions, moves and updates between two versions of a sequence.
///
/// The positions are those of UIKit's batch updates: deletions and the old positions of moves and updates are counted
/// before the change, insertions and the new positions after it.
///
/// ```swift
/// let changes = PositionChanges(from: ["a", "b", "c"], to: ["c", "a"])
/// print(changes)  // delete 1, move 2 → 0
/// ```
public struct PositionChanges: Hashable, Sendable {
  /// The old positions of deleted elements, as ascending ranges that aren't adjacent.
  public internal(set) var deletions: [Range<Int>] = []

  /// The new positions of inserted elements, as ascending ranges that aren't adjacent.
  public internal(set) var insertions: [Range<Int>] = []

  /// The elements whose order among the others changed, by ascending new position.
  ///
  /// An element that only shifts because others are deleted or inserted doesn't move. If identities are unique, the
  /// number of moves is minimal.
  public internal(set) var moves: [Move<Int>] = []

  /// The elements whose content changed, by ascending old position.
  ///
  /// They can include elements that moved.
  public internal(set) var updates: [Move<Int>] = []

  /// Creates an empty set of changes.
  public init() {}

  /// Creates changes from positions that you know, for example from a database.
  ///
  /// - Parameters:
  ///   - deletions: the old positions of elements that were deleted; ranges may overlap.
  ///   - insertions: the new positions of elements that were inserted; ranges may overlap.
  ///   - moves: the old and new positions of moved elements, in any order.
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

  /// Whether no element was deleted, inserted or moved.
  public var hasSameOrder: Bool { deletions.isEmpty && insertions.isEmpty && moves.isEmpty }

  /// Whether an element moved and also changed. UIKit can't move and reload an element in one batch.
  ///
  /// - Complexity: O(*n*) for *n* moves and updates.
  var updatesMovedElements: Bool {
    guard !moves.isEmpty, !updates.isEmpty else { return false }
    let moved = Set(moves.map(\.old))
    return updates.contains { moved.contains($0.old) }
  }
}

extension [Range<Int>] {
  /// The same positions as ascending ranges that aren't adjacent.
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
