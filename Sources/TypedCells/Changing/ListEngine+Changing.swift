/// How a list goes from the content that it shows to other content. ``carryOut(_:)`` has the order of a change.
extension ListEngine {
  /// Puts a change into the queue, and carries out what waits there if the host can be changed at the moment.
  ///
  /// Changes come through here: new content, conditions that are evaluated again, rows that are expanded or collapsed,
  /// and views that are updated. A change waits while another one is carried out, because rows that come on screen may
  /// request it; during the toolkit's layout; and while the user holds a row (``ListHost/holdsChanges``). In the last
  /// case, new content replaces older content that waits, because nobody would see that.
  func enqueue(_ transaction: ListTransaction) {
    if case .show = transaction.work { requestedContents += 1 }
    if !waiting.isEmpty, host.holdsChanges {
      if refusesToHold(transaction) {
        requestedContents -= 1
        return transaction.completion?(SectionedChanges()) ?? ()
      }
      waiting.appendNewest(transaction)
    } else {
      waiting.append(transaction)
    }
    carryOutWaitingChanges()
  }

  /// Carries out a change.
  ///
  /// A change has these stages. The first content is reloaded and needs none from 4 to 7, and a refresh needs
  /// only 4 and 6 to 8.
  ///
  /// 1. **Resolve** the content: without what is hidden, with the children of expanded rows. The host sees only this, so
  ///    positions mean the same in all stages that follow.
  /// 2. **Compare** it with what the host shows, unless this was done for the same content before, for example in the
  ///    background.
  /// 3. **Treat duplicates.** Refused content ends here. Until now, nothing that the list shows has changed, so only the
  ///    expansion of rows, the number of requests and the observed conditions are set back.
  /// 4. **Note** what the host may lose although the row stays: selection, the focus of the keyboard, and the place of the
  ///    list. They are noted by paths, which are valid only before the change.
  /// 5. **Perform** the change in the steps that the toolkit accepts. The host replaces ``shown`` inside each step, where
  ///    its toolkit expects the number of rows to change.
  /// 6. **Refresh** the cells, headers and footers that stay. After the steps, because only then the host knows them by
  ///    their new paths. Views that the host requested during the last step are up to date. The place is restored before,
  ///    so that cells are refreshed that stay on screen, and after, because they may have got other heights.
  /// 7. **Restore** what else was noted. After the refresh, which may replace a cell.
  /// 8. **Tell** others: of a selection that differs, of the end of the list, completions, of expansion. Last, because
  ///    they may read the list and request the next change.
  func carryOut(_ transaction: ListTransaction) {
    var transaction = transaction
    transaction.completion = transaction.completion.map { completions.add($0) }
    animatesChange = transaction.animated
    let endUnchanged = { [completion = transaction.completion] in
      completion?(SectionedChanges()) ?? ()
    }

    // Resolve.
    let content: [SectionContent]
    let prepared: PreparedChange?
    let oldOutlines = outlines
    let oldContent = applied
    switch transaction.work {
    case .refresh(let views):
      refreshShown(views)
      return endUnchanged()
    case .show(let sections, let change): (content, prepared) = (sections, change)
    case .updateVisibility(let change):
      // Without this, the list would count as empty before it has content.
      guard hasContent else { return endUnchanged() }
      (content, prepared) = (applied, change)
    case .expand(let change):
      // Before the conditions are evaluated, because they may read what is expanded.
      let index = outlineIndex
      guard change.apply(to: &outlines, of: index) else { return endUnchanged() }
      (content, prepared) = (applied, nil)
    }
    let isNew = if case .show = transaction.work { true } else { false }
    let carried = isNew ? outlines(after: content) : outlines

    // Compare.
    let compared =
      usableChange(prepared)
      ?? ListChange(
        from: shown, to: visibleSections(of: content, carried, observedBy: readObserver))

    // Treat duplicates.
    guard let change = withoutDuplicates(compared) else {
      outlines = oldOutlines
      // The conditions of the content on screen are observed again, instead of those that were just evaluated.
      if readObserver != nil {
        _ = visibleSections(of: applied, outlines, observedBy: readObserver)
      }
      // Content that was refused replaces nothing, so an older request in the background may still be shown.
      if isNew { requestedContents -= 1 }
      return endUnchanged()
    }
    outlines = carried
    if isNew { applied = content }
    if let request = transaction.request { backgroundRequests.shown = request }

    // Note, perform, refresh, restore, and tell of these.
    if hasContent {
      changeHost(
        to: change, insteadOf: oldContent, animated: transaction.animated,
        completion: transaction.completion)
    } else {
      // The first content has nothing to compare with, and the host makes all views itself.
      hasContent = true
      shown = change.sections
      if let placeKeeper {
        passing {
          host.reload()
          placeKeeper.contentDidAppear()
        }
      } else {
        host.reload()
      }
      visibility?.update()
      transaction.completion?(change.changes)
    }
    if case .expand(let change) = transaction.work { report(change) }
  }

  /// Carries out the stages of a change in which the host takes part: those from noting to telling.
  private func changeHost(
    to change: ListChange, insteadOf oldContent: [SectionContent], animated: Bool,
    completion: (@MainActor (SectionedChanges) -> Void)?
  ) {
    // Note.
    var performed = change
    performed.changes = change.changes.withSectionMoves(
      host.sectionMoves, from: shown, to: change.sections)
    let old = ShownContent(shown, after: performed.changes, count: change.sections.count)
    let states = self.states(before: change, insteadOf: oldContent)
    // The host may have performed the user's move already, but it's a change of this content.
    let reported =
      contentBeforeMove.map { ListIdentities(from: $0, to: change.sections).changes() }
      ?? change.changes
    contentBeforeMove = nil
    // The completion waits for two things: the host's animations and the refresh of cells below.
    // The toolkit keeps the closure until its animations have ended, so it must not keep the old content.
    let end = TransactionEnd(waitingFor: 2) { completion?(reported) }

    // Perform, refresh, restore.
    isChanging = true
    let animates = animated && !states.movesPlace
    perform(performed, animated: animates) { end.arrive() }
    restorePlace(states, after: .performed)
    refresh(from: old)
    restorePlace(states, after: .refreshed(animated: animates))
    views.removeRecords(before: revision)
    let hasOtherSelection = restore(states)
    isChanging = false

    // Tell.
    if hasOtherSelection { onSelectionChange?() }
    placeKeeper?.contentDidChange()
    visibility?.update()
    lookForEdges()
    end.arrive()
  }

  /// Updates views although the content stays: a refresh may replace a cell, so it has the stages around it.
  private func refreshShown(_ views: RefreshedViews) {
    let states = self.states(
      before: ListChange(sections: shown, changes: SectionedChanges()), insteadOf: applied)
    refresh(views)
    restorePlace(states, after: .refreshed(animated: false))
    if restore(states) { onSelectionChange?() }
    placeKeeper?.contentDidChange()
    visibility?.update()
  }

  /// Returns the prepared change; `nil` if it belongs to another list, or the list has changed since or follows values.
  ///
  /// A list that follows values evaluates the conditions again, because preparing a change observes nothing.
  private func usableChange(_ prepared: PreparedChange?) -> ListChange? {
    guard let prepared, prepared.list == ObjectIdentifier(self), prepared.revision == revision,
      readObserver == nil
    else { return nil }
    return prepared.change
  }

  /// Returns which rows are expanded after new content.
  func outlines(after content: [SectionContent]) -> OutlineState {
    // A loop, because an isolated closure checks its actor at each call.
    for section in content where section.canHide { mayHide = true }
    return mayHide ? outlines.carried(to: content, insteadOf: applied) : outlines
  }

  /// Returns the sections without what is hidden.
  ///
  /// - Parameters:
  ///   - content: the sections as they were applied.
  ///   - outlines: which rows are expanded.
  ///   - observer: observes the values that the conditions read, instead of those that they read before.
  func visibleSections(
    of content: [SectionContent], _ outlines: OutlineState,
    observedBy observer: (any ReadObserver)?
  ) -> [SectionContent] {
    // Most lists have no conditions, and copying each section takes longer than comparing it. This is a
    // loop because an isolated closure checks its actor at each call.
    guard mayHide else { return content }
    for section in content where section.canHide {
      let evaluate = { content.compactMap { $0.visible(outlines) } }
      return observer?.observeConditions(evaluate) ?? evaluate()
    }
    return content
  }

  /// Changes the host from the content that it shows to the new one, in as few batches as UIKit's rules allow.
  func perform(
    _ change: ListChange, animated: Bool, completion: @escaping @MainActor () -> Void
  ) {
    let steps = change.changes.steps(oldCount: shown.count, newCount: change.sections.count)
    guard !steps.isEmpty else {
      shown = change.sections
      return completion()
    }
    for (offset, step) in steps.enumerated() {
      let next = change.content(after: step)
      if let problem = problem(of: step, to: next) {
        report(ListFailure(place: .list, reason: .invalidUpdate(problem)))
        shown = change.sections
        host.reload()
        return completion()
      }
      let isLast = offset == steps.count - 1
      host.perform(
        step.changes, animated: animated,
        commit: {
          views.updatePaths(after: step.changes)
          shown = next
        },
        completion: { if isLast { completion() } })
    }
  }

  /// Why the host would refuse a step; looked for in debug builds only, and where a host could take
  /// so many rows at all.
  private func problem(of step: ChangeStep, to next: [SectionContent]) -> BatchUpdateProblem? {
    guard isDebugBuild, step.changes.rowCount < 1_000_000 else { return nil }
    return BatchUpdate(step.changes)
      .problems(from: shown.map(\.rows.count), to: next.map(\.rows.count)).first
  }
}
