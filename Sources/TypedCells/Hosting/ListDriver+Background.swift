extension ListDriver {
  /// Replaces the content, and computes what differs away from the main actor.
  ///
  /// It is for changes of very many rows: the list can be scrolled meanwhile. Building the rows,
  /// reading the identities of ``LazyRows`` and telling the host remain on the main actor.
  ///
  /// - Parameters:
  ///   - sections: the new content.
  ///   - animated: whether the user is to see the change happen.
  /// - Returns: whether the content is shown now. It is not when other content was applied in the
  ///   meantime, in whatever way, the task was cancelled, or the content was refused for its
  ///   duplicates: then the list is left alone.
  @discardableResult
  public func apply(
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
