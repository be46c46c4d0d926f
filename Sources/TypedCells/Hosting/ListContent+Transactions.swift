extension ListContent {
  /// A change that waits for its turn.
  struct Transaction {
    /// The new content, or `nil` to evaluate only the conditions of the applied content.
    var content: [ListSection<Host.Cell>]?
    var animated: Bool
    var completion: @MainActor (SectionedChanges) -> Void = { _ in }
    /// Changes that were computed ahead. They're used if the list hasn't changed since.
    var prepared: PreparedChanges<Host.Cell>?
    /// An update of cells on screen, in place of new content.
    var refresh: (@MainActor (ListContent) -> Void)?
    /// The request for changes in the background that the transaction fulfils, if any.
    var request: Int?
  }

  /// Updates cells on screen; during a toolkit's own layout, after it.
  func enqueue(_ refresh: @escaping @MainActor (ListContent) -> Void) {
    enqueue(Transaction(animated: false, refresh: refresh))
  }

  func enqueue(_ transaction: Transaction) {
    if transaction.content != nil { requestedContents += 1 }
    pending.append(transaction)
    deferringChanges {}
  }

  func carryOut(_ transaction: Transaction) {
    if let refresh = transaction.refresh { return refresh(self) }
    let completion = transaction.completion
    let content = transaction.content ?? appliedSections
    let change =
      usableChange(transaction.prepared)
      ?? ListChange(from: sections, to: visibleSections(of: content))
    guard let change = withoutDuplicates(change) else { return completion(SectionedChanges()) }
    appliedSections = content
    shownRequest = transaction.request ?? shownRequest
    guard hasContent else {
      hasContent = true
      sections = change.sections
      host.reload()
      return completion(change.changes)
    }
    let shown = ShownContent(of: self, after: change.changes)
    // The completion waits for two things: the host's animations and the refresh of cells below.
    let end = TransactionEnd(waitingFor: 2) { completion(change.changes) }
    freshViews = [:]
    perform(change, animated: transaction.animated) { end.arrive() }
    let updated = refreshCells { shown.rows[$0] }
    reloadOtherHeaderFooters(than: shown)
    refreshHeaderFooters { shown.headerFooter(at: $0, ofSection: $1) }
    host.adjustHeights(ofRowsAt: updated)
    freshViews = nil
    end.arrive()
  }

  /// Prepared changes, unless they belong to another list or the list has changed since.
  private func usableChange(
    _ prepared: PreparedChanges<Host.Cell>?
  ) -> ListChange<Host.Cell>? {
    guard let prepared, prepared.list == ObjectIdentifier(self), prepared.revision == revision
    else { return nil }
    return ListChange(sections: prepared.sections, changes: prepared.changes)
  }

  func visibleSections(of content: [ListSection<Host.Cell>]) -> [ListSection<Host.Cell>] {
    // Most lists have no conditions, and copying each section takes longer than comparing it. This is a
    // loop because an isolated closure checks its actor at each call.
    for section in content where section.canHide {
      return content.compactMap { $0.withoutHidden() }
    }
    return content
  }

  /// Takes the host from what it shows to the new content, in as few steps as its rules allow.
  func perform(
    _ change: ListChange<Host.Cell>, animated: Bool, completion: @escaping @MainActor () -> Void
  ) {
    let steps = change.changes.steps(oldCount: sections.count, newCount: change.sections.count)
    guard !steps.isEmpty else {
      sections = change.sections
      return completion()
    }
    for (offset, step) in steps.enumerated() {
      let next = change.content(after: step)
      if let problem = problem(of: step, to: next) {
        report(ListFailure(place: .list, reason: .invalidUpdate(problem)))
        sections = change.sections
        host.reload()
        return completion()
      }
      let isLast = offset == steps.count - 1
      host.perform(
        step.changes, animated: animated, commit: { sections = next },
        completion: { if isLast { completion() } })
    }
  }

  /// Why the host would refuse a step; looked for in debug builds only, and where a host could take
  /// so many rows at all.
  private func problem(
    of step: ChangeStep, to next: [ListSection<Host.Cell>]
  ) -> BatchUpdateProblem? {
    guard isDebugBuild, step.changes.rowCount < 1_000_000 else { return nil }
    return BatchUpdate(step.changes)
      .problems(from: sections.map(\.rows.count), to: next.map(\.rows.count)).first
  }

  /// Has the host replace titles, and views that came or went, of sections that stayed.
  private func reloadOtherHeaderFooters(than shown: ShownContent<Host>) {
    guard shown.hasHeaderFooters || haveHeaderFooters(sections) else { return }
    let others = sections.indices.filter { section in
      guard let old = shown.section(section) else { return false }
      return [SectionEdge.header, .footer].contains { edge in
        switch (old.headerFooter(at: edge), sections[section].headerFooter(at: edge)) {
        case (nil, nil): false
        case (let old?, let new?): old.isOtherKind(than: new)
        default: true
        }
      }
    }
    if !others.isEmpty { host.reloadHeaderFooters(ofSections: others) }
  }
}

/// What the host showed before a change, by its position after the change.
@MainActor
private struct ShownContent<Host: ListHost> {
  private(set) var rows: [RowPath: AnyRow<Host.Cell>] = [:]
  /// Whether a section had a header or a footer.
  let hasHeaderFooters: Bool
  private let sections: [ListSection<Host.Cell>]
  /// The old positions of sections by their new ones; `nil` if no section was inserted, deleted or moved.
  private var oldPositions: [Int: Int]?

  init(of list: ListContent<Host>, after changes: SectionedChanges) {
    sections = list.sections
    hasHeaderFooters = haveHeaderFooters(sections)
    guard !changes.isEmpty else {
      for visible in list.host.visibleCells { rows[visible.path] = list.row(at: visible.path) }
      return
    }
    var mapping = PathMapping(changes)
    for visible in list.host.visibleCells {
      if let path = mapping.newPath(of: visible.path) {
        rows[path] = list.row(at: visible.path)
      }
    }
    guard !changes.sections.hasSameOrder else { return }
    var positions: [Int: Int] = [:]
    for old in sections.indices {
      if let new = mapping.newPosition(ofSection: old) { positions[new] = old }
    }
    oldPositions = positions
  }

  func section(_ position: Int) -> ListSection<Host.Cell>? {
    guard let oldPositions else {
      return sections.indices.contains(position) ? sections[position] : nil
    }
    return oldPositions[position].map { sections[$0] }
  }

  func headerFooter(at edge: SectionEdge, ofSection section: Int) -> HeaderFooter? {
    self.section(section)?.headerFooter(at: edge)
  }
}

@MainActor
private func haveHeaderFooters<BaseCell>(_ sections: [ListSection<BaseCell>]) -> Bool {
  for section in sections where section.header != nil || section.footer != nil { return true }
  return false
}
