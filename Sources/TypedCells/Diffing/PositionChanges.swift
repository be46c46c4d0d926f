/// What changed in a sequence: where elements left, came, moved and were altered.
///
/// The positions are those of UIKit's batch updates: deletions, and where moves and updates begin,
/// are counted before the change; insertions, and where they end, after it.
public struct PositionChanges: Hashable, Sendable {
  /// One element's position before a change and after it.
  public struct Move: Hashable, Sendable {
    /// The position before the change.
    public let old: Int

    /// The position after the change.
    public let new: Int

    /// Creates a value.
    ///
    /// - Parameters:
    ///   - old: the position before the change.
    ///   - new: the position after the change.
    public init(old: Int, new: Int) {
      self.old = old
      self.new = new
    }
  }

  /// Where elements were that are gone, ascending and never adjacent.
  public internal(set) var deletions: [Range<Int>] = []

  /// Where elements are that were not there, ascending and never adjacent.
  public internal(set) var insertions: [Range<Int>] = []

  /// The elements that changed places with others, by ascending new position.
  ///
  /// Elements that are only pushed aside by deletions and insertions are not among them. Where
  /// identities are unique there are as few as can be.
  public internal(set) var moves: [Move] = []

  /// The elements whose content changed, by ascending old position.
  ///
  /// Elements that moved may be among them.
  public internal(set) var updates: [Move] = []

  /// Creates changes that are none.
  public init() {}

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
