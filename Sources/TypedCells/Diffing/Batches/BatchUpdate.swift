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
  public var movedSections: [Move<Int>] = []

  /// The sections that are shown anew, with their rows.
  public var reloadedSections: [Int] = []

  /// The rows that go.
  public var deletedRows: [RowPath] = []

  /// The rows that come.
  public var insertedRows: [RowPath] = []

  /// The rows that change places.
  public var movedRows: [RowMove] = []

  /// The rows that are shown anew.
  public var reloadedRows: [RowPath] = []

  /// Creates an update that does nothing.
  public init() {}

  /// Whether there is nothing to do.
  public var isEmpty: Bool { self == BatchUpdate() }
}

extension BatchUpdate {
  /// Creates the update that a host is to be told of changes which the rules allow in one go.
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
    movedRows += changes.crossings
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
