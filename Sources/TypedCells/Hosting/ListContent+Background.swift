extension ListContent {
  /// Compares new content away from the main actor, and shows it unless something else was applied.
  func apply(
    inBackground sections: [ListSection<Host.Cell>], animated: Bool = true
  ) async -> Bool {
    latestRequest += 1
    let request = latestRequest
    let start = revision
    let visible = visibleSections(of: sections)
    let changes = await changesElsewhere(in: ListIdentities(from: self.sections, to: visible))
    guard request == latestRequest, start == revision, pending.isEmpty, !Task.isCancelled else {
      return false
    }
    let prepared = PreparedChanges(
      changes: changes, sections: visible, list: ObjectIdentifier(self), revision: revision)
    enqueue(
      Transaction(animated: animated, completion: nil, prepared: prepared) { _ in sections })
    return revision != start
  }
}

@concurrent
private func changesElsewhere(in identities: ListIdentities) async -> SectionedChanges {
  identities.changes()
}
