/// The changes of one call of UIKit's `performBatchUpdates`.
///
/// Deletions, reloads and the old ends of moves are positions before the update; insertions and the new ends
/// of moves are positions after it.
///
/// A list computes its updates itself. You need this type in a host, or to perform a diff in your own table:
///
/// ```swift
/// var batch = BatchUpdate()
/// batch.deletedRows = [RowPath(section: 0, row: 1)]
/// batch.insertedRows = [RowPath(section: 0, row: 4)]
/// print(batch)  // delete row 0.1, insert row 0.4
/// ```
public struct BatchUpdate: Hashable, Sendable {
  /// The sections to delete, with their rows.
  public var deletedSections: [Int] = []

  /// The sections to insert, with their rows.
  public var insertedSections: [Int] = []

  /// The sections to move.
  public var movedSections: [Move<Int>] = []

  /// The sections to reload, with their rows.
  public var reloadedSections: [Int] = []

  /// The rows to delete.
  public var deletedRows: [RowPath] = []

  /// The rows to insert.
  public var insertedRows: [RowPath] = []

  /// The rows to move.
  public var movedRows: [RowMove] = []

  /// The rows to reload.
  public var reloadedRows: [RowPath] = []

  /// Creates an empty update.
  public init() {}

  /// Whether the update changes nothing.
  public var isEmpty: Bool { self == BatchUpdate() }
}

extension BatchUpdate {
  /// Creates the update for changes that UIKit's rules allow in one batch.
  ///
  /// - Parameter changes: one of the ``UpdateStage/changes`` of a change set.
  /// - Complexity: O(*n*) for *n* changes.
  public init(_ changes: SectionedChanges) {
    deletedSections = Array(changes.sections.deletions.joined())
    insertedSections = Array(changes.sections.insertions.joined())
    movedSections = changes.sections.moves
    reloadedSections = changes.sections.updates.map(\.old)
    let isReloaded = Set(reloadedSections)
    for section in changes.changedSections {
      add(section, reloads: !isReloaded.contains(section.old))
    }
    movedRows += changes.movesBetweenSections
  }

  private mutating func add(_ section: SectionedChanges.Section, reloads: Bool) {
    func old(_ row: Int) -> RowPath { RowPath(section: section.old, row: row) }
    func new(_ row: Int) -> RowPath { RowPath(section: section.new, row: row) }
    deletedRows += section.rows.deletions.joined().map(old)
    insertedRows += section.rows.insertions.joined().map(new)
    movedRows += section.rows.moves.map {
      RowMove(old: old($0.old), new: new($0.new))
    }
    if reloads { reloadedRows += section.rows.updates.map { old($0.old) } }
  }
}
