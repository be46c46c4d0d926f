extension SectionedChangeSet {
  /// The updates that take a host from the old sections to the new: one, if the rules allow it.
  ///
  /// There are more of them
  /// - when a row both moved and was altered, or a section's own content was: all that was altered
  ///   comes first, where it was;
  /// - when a section moved in which rows changed: deleted sections and all rows come first, then
  ///   the places of sections, and the inserted ones.
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

  /// The old sections and rows, in their old places, with their new contents.
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
    for row in changes.updatedCrossings {
      content[row.old.section].rows[row.old.row] = new[row.new.section].rows[row.new.row]
    }
    return content
  }
}
