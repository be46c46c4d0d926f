/// What a host is told to do in one go, in the terms of UIKit's `performBatchUpdates`.
///
/// Deletions, reloads and the sources of moves are in positions before the update; insertions and
/// the targets of moves in positions after it.
public struct BatchUpdate: Hashable, Sendable {
  /// The sections that go, with their rows.
  public var deletedSections: [Int] = []

  /// The sections that come, with their rows.
  public var insertedSections: [Int] = []

  /// The sections that change places.
  public var movedSections: [PositionChanges.Move] = []

  /// The sections that are shown anew, with their rows.
  public var reloadedSections: [Int] = []

  /// The rows that go.
  public var deletedRows: [RowPath] = []

  /// The rows that come.
  public var insertedRows: [RowPath] = []

  /// The rows that change places.
  public var movedRows: [SectionedChanges.RowMove] = []

  /// The rows that are shown anew.
  public var reloadedRows: [RowPath] = []

  /// Creates an update that does nothing.
  public init() {}

  /// Whether there is nothing to do.
  public var isEmpty: Bool { self == BatchUpdate() }
}

extension BatchUpdate {
  /// Adds what changed among the rows of a section.
  ///
  /// - Parameters:
  ///   - rows: the changes.
  ///   - old: the section's position before the update.
  ///   - new: the section's position after it.
  ///   - reloads: whether the rows that were altered are shown anew.
  mutating func add(_ rows: PositionChanges, old: Int, new: Int, reloads: Bool) {
    for row in rows.deletions.joined() { deletedRows.append(RowPath(section: old, row: row)) }
    for row in rows.insertions.joined() { insertedRows.append(RowPath(section: new, row: row)) }
    for move in rows.moves {
      movedRows.append(
        SectionedChanges.RowMove(
          old: RowPath(section: old, row: move.old), new: RowPath(section: new, row: move.new)))
    }
    if reloads { addReloads(rows, section: old) }
  }

  /// Adds the rows of a section that were altered.
  mutating func addReloads(_ rows: PositionChanges, section: Int) {
    for update in rows.updates {
      reloadedRows.append(RowPath(section: section, row: update.old))
    }
  }
}
