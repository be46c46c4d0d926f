extension ListEngine {
  /// Compares new content away from the main actor, and shows it unless newer content was applied.
  ///
  /// If rows were hidden or shown in the meantime, the comparison doesn't fit and is repeated.
  func apply(inBackground content: [SectionContent], animated: Bool) async -> Bool {
    // What waits to be applied is older than this content, even if it's refused.
    carryOutWaitingChanges()
    let request = backgroundRequests.begin()
    defer { backgroundRequests.end(request) }
    let start = requestedContents
    var prepared: PreparedChange?
    func hasLost() -> Bool { start != requestedContents || Task.isCancelled }
    var new = visibleSections(of: content, outlines(after: content), observedBy: nil)
    for _ in 0..<Self.backgroundAttempts where prepared == nil {
      let revision = revision
      let changes = await changesElsewhere(
        in: NumberedIdentities(ListIdentities(from: shown, to: new)))
      // Newer content replaces this one, unless it's cancelled or refused.
      while !hasLost(), backgroundRequests.hasNewer(than: request) {
        await backgroundRequests.nextEnd()
      }
      await endOfHolding()
      if hasLost() { return false }
      let current = visibleSections(of: content, outlines(after: content), observedBy: nil)
      if revision == self.revision,
        !mayHide || ListIdentities(from: new, to: current).changes().isEmpty
      {
        prepared = PreparedChange(
          change: ListChange(sections: current, changes: changes), list: ObjectIdentifier(self),
          revision: revision)
      }
      new = current
    }
    // A condition that was evaluated above may have applied other content.
    if hasLost() { return false }
    enqueue(
      ListTransaction(
        work: .show(content, prepared: prepared), animated: animated, request: request))
    return backgroundRequests.shown == request
  }

  /// How many comparisons are made in the background before one is made on the main actor. Rows are
  /// seldom hidden or shown during a comparison, so the second one nearly always fits.
  private static var backgroundAttempts: Int { 3 }
}

@concurrent
private func changesElsewhere(in identities: NumberedIdentities) async -> SectionedChanges {
  identities.changes()
}
