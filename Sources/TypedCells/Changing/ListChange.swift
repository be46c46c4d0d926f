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
    // A list updates cells in place, so its changes have no updates, and their steps are at most two.
    case .updated, .new: sections
    }
  }
}
