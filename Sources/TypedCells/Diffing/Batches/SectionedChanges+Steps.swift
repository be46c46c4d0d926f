/// The part of a change that fits into one batch.
struct ChangeStep {
  /// The content after the step.
  enum Content {
    /// The old sections and rows at their old positions, with the new content of those that changed.
    case updated
    /// The new sections at these positions.
    case remaining([Int])
    /// The new sections.
    case new
  }

  let changes: SectionedChanges
  let content: Content
}

extension SectionedChanges {
  /// Returns as few steps as the rules of batch updates allow. There is more than one in two cases:
  /// - If a row moved and changed, or a section's own content changed, the first step reloads everything that changed
  ///   at its old position.
  /// - If rows changed in a section that moved, one step deletes sections and changes all rows, and the next moves and
  ///   inserts sections.
  ///
  /// - Parameters:
  ///   - oldCount: the number of sections before the change.
  ///   - newCount: the number of sections after it.
  /// - Complexity: O(*n*) for *n* changes and sections.
  func steps(oldCount: Int, newCount: Int) -> [ChangeStep] {
    guard !isEmpty else { return [] }
    let updatesFirst = needUpdatesFirst
    var steps: [ChangeStep] = []
    if updatesFirst {
      steps.append(ChangeStep(changes: updates, content: hasSameOrder ? .new : .updated))
      guard !hasSameOrder else { return steps }
    }
    let rest = updatesFirst ? withoutUpdates : self
    guard rest.changeRowsOfMovedSections else {
      return steps + [ChangeStep(changes: rest, content: .new)]
    }
    let remaining = SectionPairs(sections, oldCount: oldCount, newCount: newCount)
      .newPositions.compactMap(\.self)
    return steps + [
      ChangeStep(changes: rest.rowChanges(remaining: remaining), content: .remaining(remaining)),
      ChangeStep(changes: rest.sectionChanges(remaining: remaining), content: .new),
    ]
  }

  /// Whether there are updates that can't be reloaded in the batch that moves rows or sections.
  private var needUpdatesFirst: Bool {
    !sections.updates.isEmpty || !updatedMovesBetweenSections.isEmpty
      || changedSections.contains { $0.rows.updatesMovedElements }
  }

  /// Whether rows change in a section that moves. UIKit can't do both in one batch.
  private var changeRowsOfMovedSections: Bool {
    guard !sections.moves.isEmpty else { return false }
    let movedFrom = Set(sections.moves.map(\.old))
    let movedTo = Set(sections.moves.map(\.new))
    return changedSections.contains { movedFrom.contains($0.old) }
      || movesBetweenSections.contains {
        movedFrom.contains($0.old.section) || movedTo.contains($0.new.section)
      }
  }

  /// The updates, at their old positions.
  private var updates: SectionedChanges {
    var rows: [Int: [Move<Int>]] = [:]
    for section in changedSections {
      for row in section.rows.updates {
        rows[section.old, default: []].append(Move<Int>(old: row.old, new: row.old))
      }
    }
    for row in updatedMovesBetweenSections {
      rows[row.old.section, default: []].append(
        Move<Int>(old: row.old.row, new: row.old.row))
    }
    var updates = SectionedChanges()
    updates.sections.updates = sections.updates.map {
      Move<Int>(old: $0.old, new: $0.old)
    }
    updates.changedSections = rows.sorted { $0.key < $1.key }.map { section, rows in
      var changes = PositionChanges()
      changes.updates = rows.sorted { $0.old < $1.old }
      return Section(old: section, new: section, rows: changes)
    }
    return updates
  }

  private var withoutUpdates: SectionedChanges {
    var rest = self
    rest.sections.updates = []
    rest.updatedMovesBetweenSections = []
    for index in rest.changedSections.indices { rest.changedSections[index].rows.updates = [] }
    rest.changedSections.removeAll { $0.rows.isEmpty }
    return rest
  }

  /// Returns the deleted sections and the changes of rows, with the remaining sections in their old order.
  private func rowChanges(remaining: [Int]) -> SectionedChanges {
    let positions = Dictionary(uniqueKeysWithValues: zip(remaining, remaining.indices))
    func between(_ new: Int) -> Int {
      guard let position = positions[new] else {
        preconditionFailure("rows changed in section \(new), which didn't exist before the change")
      }
      return position
    }
    var changes = SectionedChanges()
    changes.sections.deletions = sections.deletions
    changes.changedSections =
      changedSections
      .map { Section(old: $0.old, new: between($0.new), rows: $0.rows) }
      .sorted { $0.new < $1.new }
    changes.movesBetweenSections =
      movesBetweenSections
      .map { RowMove(old: $0.old, new: RowPath(section: between($0.new.section), row: $0.new.row)) }
      .sorted { $0.new < $1.new }
    return changes
  }

  /// Returns the inserted sections, and the moves of the others.
  private func sectionChanges(remaining: [Int]) -> SectionedChanges {
    let positions = Dictionary(uniqueKeysWithValues: zip(remaining, remaining.indices))
    var changes = SectionedChanges()
    changes.sections.insertions = sections.insertions
    changes.sections.moves = sections.moves.compactMap { move in
      positions[move.new].map { Move<Int>(old: $0, new: move.new) }
    }
    return changes
  }
}
