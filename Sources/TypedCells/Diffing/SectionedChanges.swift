/// What changed in a list of sections: sections, the rows in them, and rows that crossed over.
///
/// The positions are those of UIKit's batch updates: what goes is counted before the change, what
/// comes after it. Sections that are deleted or inserted take their rows along unmentioned; a row
/// that leaves a deleted section or enters an inserted one is deleted and inserted.
public struct SectionedChanges: Hashable, Sendable {
  /// What changed among the rows of a section that is there before and after.
  public struct Section: Hashable, Sendable {
    /// The section's position before the change.
    public let old: Int

    /// The section's position after the change.
    public let new: Int

    /// What changed in it, but for rows that came from other sections or went there.
    public internal(set) var rows: PositionChanges
  }

  /// What changed among the sections themselves.
  public internal(set) var sections = PositionChanges()

  /// The sections whose rows changed, by ascending new position.
  public internal(set) var changedSections: [Section] = []

  /// The rows that are in another section than before, by ascending new path.
  public internal(set) var crossings: [RowMove] = []

  /// Those of the crossing rows whose content changed, too, by ascending old path.
  public internal(set) var updatedCrossings: [RowMove] = []

  /// Creates changes that are none.
  public init() {}

  /// Creates changes among the rows of one section.
  init(_ rows: PositionChanges, inSection section: Int) {
    if !rows.isEmpty { changedSections = [Section(old: section, new: section, rows: rows)] }
  }

  /// Whether nothing changed.
  public var isEmpty: Bool {
    sections.isEmpty && changedSections.isEmpty && crossings.isEmpty
  }

  /// Whether no section and no row left, came or moved.
  public var hasSameOrder: Bool {
    sections.hasSameOrder && crossings.isEmpty
      && changedSections.allSatisfy { $0.rows.hasSameOrder }
  }

  /// How many rows of sections that stay left, came, moved or were altered.
  var rowCount: Int {
    crossings.count
      + changedSections.reduce(0) { count, section in
        let ranges = section.rows.deletions + section.rows.insertions
        return ranges.reduce(count + section.rows.moves.count + section.rows.updates.count) {
          $0 + $1.count
        }
      }
  }
}
