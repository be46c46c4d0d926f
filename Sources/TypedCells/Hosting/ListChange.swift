/// New content, and what is different about it.
@MainActor
struct ListChange<BaseCell: AnyObject> {
  var sections: [ListSection<BaseCell>]
  var changes: SectionedChanges

  init(sections: [ListSection<BaseCell>], changes: SectionedChanges) {
    self.sections = sections
    self.changes = changes
  }

  init(from old: [ListSection<BaseCell>], to new: [ListSection<BaseCell>]) {
    self.init(sections: new, changes: ListIdentities(from: old, to: new).changes())
  }

  /// What the host is to show once a step of the change is done.
  func content(after step: ChangeStep) -> [ListSection<BaseCell>] {
    switch step.content {
    case .remaining(let positions): positions.map { sections[$0] }
    // Rows are updated in place, so no step but the last shows the new sections.
    case .updated, .new: sections
    }
  }
}
