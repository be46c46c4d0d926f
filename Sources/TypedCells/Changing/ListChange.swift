/// New content, with its differences from the old content.
struct ListChange {
  var sections: [SectionContent]
  var changes: SectionedChanges

  init(sections: [SectionContent], changes: SectionedChanges) {
    self.sections = sections
    self.changes = changes
  }

  @MainActor
  init(from old: [SectionContent], to new: [SectionContent]) {
    self.init(sections: new, changes: ListIdentities(from: old, to: new).changes())
  }

  /// Returns the sections that the host shows after a step of the change.
  func content(after step: ChangeStep) -> [SectionContent] {
    switch step.content {
    case .remaining(let positions): positions.map { sections[$0] }
    // Rows are updated in place, so no step but the last shows the new sections.
    case .updated, .new: sections
    }
  }
}
