extension SectionedChangeSet {
  /// Returns the updates that take a host from the old sections to the new: one, if UIKit's rules allow it.
  ///
  /// There are more in two cases:
  /// - If a row moved and changed, or a section's own content changed, the first update reloads everything that changed
  ///   at its old position.
  /// - If rows changed in a section that moved, one update deletes sections and changes all rows, and the next moves
  ///   and inserts sections.
  ///
  /// - Complexity: O(*n*) for *n* changes and sections.
  public func stages() -> [UpdateStage<Section>] {
    changes.steps(oldCount: old.count, newCount: new.count).map { step in
      UpdateStage(step.changes) {
        switch step.content {
        case .updated: contentAfterUpdates()
        case .remaining(let positions): positions.map { new[$0] }
        case .new: new
        }
      }
    }
  }

  /// Returns the old sections and rows, at their old positions, with their new contents.
  private func contentAfterUpdates() -> [Section] {
    var content = old
    for update in changes.sections.updates {
      content[update.old] = new[update.new]
      content[update.old].rows = old[update.old].rows
    }
    for section in changes.changedSections {
      for row in section.rows.updates {
        content[section.old].rows[row.old] = new[section.new].rows[row.new]
      }
    }
    for row in changes.updatedMovesBetweenSections {
      content[row.old.section].rows[row.old.row] = new[row.new.section].rows[row.new.row]
    }
    return content
  }
}
