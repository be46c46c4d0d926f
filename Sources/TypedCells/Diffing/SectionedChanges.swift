/// The changes between two lists of sections: of sections, of rows, and of rows that moved to another section.
///
/// As in UIKit's batch updates, deletions use positions before the change, and insertions positions after it. The
/// changes don't list the rows of inserted or deleted sections. If one of the two sections of a moved row is inserted
/// or deleted, the row is deleted and inserted instead.
///
/// A list passes its changes to the completion of ``ListDriver/apply(animated:completion:_:)``:
///
/// ```swift
/// screen.list.apply(completion: { changes in print(changes) }) {
///   ListSection(id: "people") { for person in people { Row(PersonCell.self, person) } }
/// }
/// ```
public struct SectionedChanges: Hashable, Sendable {
  /// The changes of a section that exists before and after the change.
  public struct Section: Hashable, Sendable {
    /// The section's position before the change.
    public let old: Int

    /// The section's position after the change.
    public let new: Int

    /// The section's changes, without rows that moved between sections.
    public internal(set) var rows: PositionChanges
  }

  /// The changes of the sections themselves.
  public internal(set) var sections = PositionChanges()

  /// The sections whose rows changed, by ascending new position.
  public internal(set) var changedSections: [Section] = []

  /// The rows that moved to another section, by ascending new path.
  public internal(set) var movesBetweenSections: [RowMove] = []

  /// The rows in ``movesBetweenSections`` whose content also changed, by ascending old path.
  public internal(set) var updatedMovesBetweenSections: [RowMove] = []

  /// Creates an empty set of changes.
  public init() {}

  /// Creates changes among the rows of one section.
  init(_ rows: PositionChanges, inSection section: Int) {
    if !rows.isEmpty { changedSections = [Section(old: section, new: section, rows: rows)] }
  }

  /// Whether nothing changed.
  public var isEmpty: Bool {
    sections.isEmpty && changedSections.isEmpty && movesBetweenSections.isEmpty
  }

  /// Whether no section and no row was deleted, inserted or moved.
  public var hasSameOrder: Bool {
    sections.hasSameOrder && movesBetweenSections.isEmpty
      && changedSections.allSatisfy { $0.rows.hasSameOrder }
  }

  /// The number of changed rows in sections that stay.
  var rowCount: Int {
    movesBetweenSections.count
      + changedSections.reduce(0) { count, section in
        let ranges = section.rows.deletions + section.rows.insertions
        return ranges.reduce(count + section.rows.moves.count + section.rows.updates.count) {
          $0 + $1.count
        }
      }
  }
}
