/// What changed between two contents of a list, as a batch that hosts can perform.
///
/// The rules are those of UIKit's batch updates: deletions are in positions before the change,
/// insertions in positions after it, and sections that are deleted or inserted take their rows
/// along without a mention of them.
public struct ListChanges: Hashable, Sendable {
  /// What changed among the rows of a section that is there before and after.
  public struct Section: Hashable, Sendable {
    /// The section's position before the change.
    public let oldPosition: Int

    /// The section's position after the change.
    public let newPosition: Int

    /// Which of its rows were deleted and inserted.
    public let rows: RangeChanges
  }

  /// Which sections were deleted and inserted.
  public let sections: RangeChanges

  /// The remaining sections whose rows changed, in their order.
  public let changedSections: [Section]

  /// Whether nothing changed.
  public var isEmpty: Bool { sections.isEmpty && changedSections.isEmpty }

  /// Where a row stands after the change, or `nil` when it is gone.
  ///
  /// - Parameter path: the row's path before the change.
  /// - Complexity: O(*n*) for *n* changed ranges and sections.
  public func newPath(of path: RowPath) -> RowPath? {
    guard let section = sections.newPosition(of: path.section) else { return nil }
    guard let changed = changedSections.first(where: { $0.oldPosition == path.section }) else {
      return RowPath(section: section, row: path.row)
    }
    return changed.rows.newPosition(of: path.row).map { RowPath(section: section, row: $0) }
  }
}

extension ListChanges: CustomStringConvertible {
  public var description: String {
    var parts = phrases(of: sections, as: "section", in: "")
    for section in changedSections {
      parts += phrases(
        of: RangeChanges(deletions: section.rows.deletions), as: "row",
        in: "\(section.oldPosition).")
      parts += phrases(
        of: RangeChanges(insertions: section.rows.insertions), as: "row",
        in: "\(section.newPosition).")
    }
    return parts.isEmpty ? "no changes" : parts.joined(separator: ", ")
  }

  private func phrases(of changes: RangeChanges, as noun: String, in prefix: String) -> [String] {
    func phrase(_ verb: String, _ range: Range<Int>) -> String {
      range.count == 1
        ? "\(verb) \(noun) \(prefix)\(range.lowerBound)"
        : "\(verb) \(noun)s \(prefix)\(range.lowerBound)–\(prefix)\(range.upperBound - 1)"
    }
    return changes.deletions.map { phrase("delete", $0) }
      + changes.insertions.map { phrase("insert", $0) }
  }
}
