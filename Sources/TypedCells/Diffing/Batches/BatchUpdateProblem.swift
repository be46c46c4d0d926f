/// A reason why a host rejects a batch update.
public enum BatchUpdateProblem: Error, Hashable, Sendable {
  /// The change of a section or row in a batch.
  public enum Action: Hashable, Sendable {
    /// The section or row is deleted, in positions before the update.
    case delete

    /// The section or row is inserted, in positions after the update.
    case insert

    /// The section or row is reloaded, in positions before the update.
    case reload

    /// The section or row moves away, in positions before the update.
    case moveFrom

    /// The section or row moves here, in positions after the update.
    case moveTo
  }

  /// The batch names a section that doesn't exist before or after the update, depending on the action.
  case missingSection(Action, section: Int, sectionCount: Int)

  /// A section moves to a position that doesn't exist after the update.
  case missingTarget(section: Int, target: Int, sectionCount: Int)

  /// The batch names a row of a section that doesn't exist.
  case missingSectionOfRow(Action, RowPath, sectionCount: Int)

  /// The batch names a row that doesn't exist before or after the update, depending on the action.
  case missingRow(Action, RowPath, rowCount: Int)

  /// A batch names a row of a section that it also inserts, deletes, reloads or moves.
  case rowOfChangedSection(Action, RowPath, section: Action)

  /// The batch contains two actions for one section.
  case repeatedSection(Action, Action, section: Int)

  /// The batch contains two actions for one row.
  case repeatedRow(Action, Action, RowPath)

  /// The number of sections after the update doesn't follow from the number before and the batch.
  case sectionCount(before: Int, after: Int, inserted: Int, deleted: Int)

  /// The number of a section's rows after the update doesn't follow from the number before and the batch.
  ///
  /// The section's position is the one after the update.
  case rowCount(
    section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)
}

extension BatchUpdateProblem: CustomStringConvertible {
  /// The problem in a sentence: UIKit's message, if UIKit has one.
  public var description: String {
    switch self {
    case .missingSection(let action, let section, let count):
      "attempt to \(action) section \(section)\(action == .insert ? "" : ",") "
        + only(count, "sections", action)
    case .missingTarget(let section, let target, let count):
      "attempt to move section \(section) to section \(target), "
        + only(count, "sections", .moveTo)
    case .missingSectionOfRow(let action, let path, let count):
      "attempt to \(action) row \(path.row) \(preposition(action)) section \(path.section), "
        + only(count, "sections", action)
    case .missingRow(let action, let path, let count) where action.isAfter:
      "attempt to \(action) row \(path.row) into section \(path.section), "
        + only(count, "rows in section \(path.section)", action)
    case .missingRow(let action, let path, let count):
      "attempt to \(action) row \(path.row) from section \(path.section) which only contains "
        + "\(count) rows before the update"
    case .rowOfChangedSection(let action, let path, let change):
      "attempt to \(action) row \(path.row) of section \(path.section), which "
        + passive(change)
    case .repeatedSection(let first, let second, let section):
      "attempt to \(first) and \(second) the same section (\(section))"
    case .repeatedRow(let first, let second, let path):
      "attempt to \(first) and \(second) the same index path (\(path))"
    case .sectionCount(let before, let after, let inserted, let deleted):
      """
      Invalid update: invalid number of sections. The number of sections contained in the table \
      view after the update (\(after)) must be equal to the number of sections contained in the \
      table view before the update (\(before)), plus or minus the number of sections inserted or \
      deleted (\(inserted) inserted, \(deleted) deleted).
      """
    case .rowCount(
      let section, let before, let after, let inserted, let deleted, let movedIn, let movedOut):
      """
      Invalid update: invalid number of rows in section \(section). The number of rows contained in \
      an existing section after the update (\(after)) must be equal to the number of rows contained \
      in that section before the update (\(before)), plus or minus the number of rows inserted or \
      deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the \
      number of rows moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out).
      """
    }
  }

  private func only(_ count: Int, _ noun: String, _ action: Action) -> String {
    "but there are only \(count) \(noun) \(action.isAfter ? "after" : "before") the update"
  }

  private func preposition(_ action: Action) -> String { action.isAfter ? "into" : "from" }

  private func passive(_ change: Action) -> String {
    switch change {
    case .delete: "is deleted"
    case .insert: "is inserted"
    case .reload: "is reloaded"
    case .moveFrom, .moveTo: "moves"
    }
  }
}

extension BatchUpdateProblem.Action: CustomStringConvertible {
  /// The action as a verb, such as `delete`.
  public var description: String {
    switch self {
    case .delete: "delete"
    case .insert: "insert"
    case .reload: "reload"
    case .moveFrom: "move"
    case .moveTo: "move to"
    }
  }

  /// Whether the action names positions after the update.
  var isAfter: Bool { self == .insert || self == .moveTo }
}
