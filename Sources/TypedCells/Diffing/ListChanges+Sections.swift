extension ListChanges {
  /// What changed from one content of a list to another, by the identities of sections and rows.
  ///
  /// A section whose header or footer changed is deleted and inserted, for hosts have no other way
  /// to show a new title.
  ///
  /// - Parameters:
  ///   - old: the content before the change.
  ///   - new: the content after it.
  /// - Complexity: O(*n* log *n*) for *n* rows between the first and the last change of each section.
  @MainActor
  public init<BaseCell>(from old: [ListSection<BaseCell>], to new: [ListSection<BaseCell>]) {
    sections = orderedDifference(
      oldCount: old.count, newCount: new.count,
      old: { SectionKey(old[$0]) }, new: { SectionKey(new[$0]) })
    var changedSections: [Section] = []
    for (oldPosition, oldSection) in old.enumerated() {
      guard let newPosition = sections.newPosition(of: oldPosition) else { continue }
      let oldRows = oldSection.rows.identities()
      let newRows = new[newPosition].rows.identities()
      let rows = orderedDifference(
        oldCount: oldRows.count, newCount: newRows.count,
        old: { oldRows[$0] }, new: { newRows[$0] })
      if !rows.isEmpty {
        changedSections.append(
          Section(oldPosition: oldPosition, newPosition: newPosition, rows: rows))
      }
    }
    self.changedSections = changedSections
  }
}

/// What must be equal for a section on screen to stay.
private struct SectionKey: Hashable {
  let identity: RowIdentity
  let header: String?
  let footer: String?

  @MainActor
  init<BaseCell>(_ section: ListSection<BaseCell>) {
    identity = section.identity
    header = section.header
    footer = section.footer
  }
}
