/// Changes that wait while the host can't be changed, because the user is moving a row.
extension ListEngine {
  /// How often the list looks whether the host can be changed again, in nanoseconds. Toolkits don't report each end of
  /// a gesture, such as a movement that is cancelled. Users notice no delay of 50 milliseconds after a gesture, and few
  /// lists ever wait.
  private static var lookInterval: UInt64 { 50_000_000 }

  /// Looks again until nothing waits.
  func lookLater() {
    guard !looksLater else { return }
    looksLater = true
    Task { [weak self, waiting] in
      while !waiting.isEmpty {
        try? await Task.sleep(nanoseconds: Self.lookInterval)
        // The completions of a list that doesn't exist any more are called, too: someone may await them.
        guard let self else { return waiting.abandon() }
        carryOutWaitingChanges()
      }
      self?.looksLater = false
    }
  }

  /// Returns when the host can be changed and shows everything that waited for it, or the task is cancelled.
  package func endOfHolding() async {
    while host.holdsChanges, !Task.isCancelled {
      try? await Task.sleep(nanoseconds: Self.lookInterval)
    }
    carryOutWaitingChanges()
  }

  /// Returns whether content that is to wait is refused because of duplicates, and reports it then. Otherwise it would
  /// replace older content that waits, and be refused later.
  func refusesToHold(_ transaction: ListTransaction) -> Bool {
    guard duplicates == .refuse, case .show(let content, _) = transaction.work else { return false }
    let known = knownDuplicates
    defer { knownDuplicates = known }
    let sections = visibleSections(of: content, outlines(after: content), observedBy: nil)
    return withoutDuplicates(ListChange(from: shown, to: sections)) == nil
  }

  /// Carries out the changes that wait, although the host otherwise holds them, and returns where rows are afterwards.
  ///
  /// - Returns: the mapping; `nil` if nothing waited.
  package func endWaiting() -> PathMapping? {
    guard !waiting.isEmpty else { return nil }
    let before = shown
    carryOutWaitingChanges()
    return PathMapping(ListIdentities(from: before, to: shown).changes())
  }
}

/// Moves of the user in a host that moves the row itself.
extension ListEngine {
  /// Handles a row that the user has moved, and that the host shows at its new path.
  ///
  /// Until the host can be changed, the list has the same rows as before with the moved one at its new path, so that its
  /// paths are those of the host. Then the host goes from there to the newest content. The host holds changes from
  /// before this call until the toolkit has ended the move, and calls ``endMove()`` then.
  ///
  /// Your model is as new as content that waits. So the handler gets the paths that the rows have there, or isn't
  /// called if the row doesn't exist any more.
  ///
  /// - Parameters:
  ///   - move: the row's path before and after the move.
  ///   - updatePaths: called when the paths of rows change, with what returns the new paths of rows that still exist.
  ///   - handle: calls the handler. Its parameter is the move as the handler counts rows.
  package func userDidMove(
    _ move: RowMove, updatePaths: (_ newPaths: ([RowPath]) -> [RowPath]) -> Void,
    handle: (RowMove) -> Void
  ) {
    func updateRows(from old: [SectionContent], to change: ListChange) {
      // Not by the changes alone, because the section of a row may be new or disappear.
      updatePaths { NewPaths.newPaths(of: $0, from: old, to: change) }
    }
    let before = shown
    if let content = waiting.newestContent(insteadOf: applied) {
      let newest = visibleSections(of: content, outlines(after: content), observedBy: nil)
      if let move = before.translate(move, to: newest) {
        shown = newest
        updateRows(from: before, to: ListChange(from: before, to: newest))
        handle(move)
        shown = before
        updateRows(from: newest, to: ListChange(from: newest, to: before))
      }
    } else {
      handle(move)
    }
    guard let moved = before.moving(move) else { return }
    contentBeforeMove = contentBeforeMove ?? before
    // The section may have a row with the same identity, so the next change looks for duplicates there.
    if move.old.section != move.new.section {
      knownDuplicates.sectionsOfRows.insert(before[move.new.section].identity)
    }
    shown = moved
    let change = ListChange(sections: moved, changes: SectionedChanges(move))
    views.updatePaths(after: change.changes)
    trackedPath?.update(after: change.changes)
    updateRows(from: before, to: change)
  }

  /// Handles the insertion of a row that the host itself inserts in place of something else, such as a placeholder.
  ///
  /// The row is the one that the applied content has there and the list doesn't have yet.
  ///
  /// - Parameters:
  ///   - path: the path at which the host inserts a row.
  ///   - updatePaths: called when the paths of rows change, with what returns the new paths of rows that still exist.
  ///   - update: applies content with the new row.
  package func hostWillInsertRow(
    at path: RowPath, updatePaths: (_ newPaths: ([RowPath]) -> [RowPath]) -> Void,
    update: () -> Void
  ) {
    update()
    guard shown.indices.contains(path.section), path.row <= shown[path.section].rows.count,
      let content = waiting.newestContent(insteadOf: applied)
    else { return }
    let newest = visibleSections(of: content, outlines(after: content), observedBy: nil)
    let changes = ListIdentities(from: shown, to: newest).changes()
    guard let section = PathMapping(changes).newPosition(ofSection: path.section),
      let inserted = changes.changedSections.first(where: { $0.new == section })?.rows.insertions
    else { return }
    // Other rows can be new, too, if content waited before.
    let nearest = inserted.flatMap { Array($0) }.min { abs($0 - path.row) < abs($1 - path.row) }
    guard let nearest else { return }
    let row = newest[section].rows.rows(in: nearest..<nearest + 1)
    let before = shown
    shown[path.section].rows.insert(row, at: path.row)
    let insertion = ListChange(
      sections: shown,
      changes: SectionedChanges(
        PositionChanges(insertions: [path.row..<path.row + 1]), inSection: path.section))
    views.updatePaths(after: insertion.changes)
    trackedPath?.update(after: insertion.changes)
    updatePaths { NewPaths.newPaths(of: $0, from: before, to: insertion) }
  }

  /// Shows the newest content after a move: that of the handler, or the one before if the handler changed nothing.
  package func endMove() {
    if waiting.newestContent(insteadOf: applied) == nil {
      waiting.append(ListTransaction(work: .updateVisibility(prepared: nil), animated: true))
    }
    carryOutWaitingChanges()
    contentBeforeMove = nil
  }
}

extension SectionedChanges {
  /// Creates the change in which one row moves.
  fileprivate init(_ move: RowMove) {
    self.init()
    if move.old.section == move.new.section {
      let rows = PositionChanges(moves: [Move(old: move.old.row, new: move.new.row)])
      changedSections = [Section(old: move.old.section, new: move.new.section, rows: rows)]
    } else {
      movesBetweenSections = [move]
    }
  }
}

extension [SectionContent] {
  /// Returns the sections with one row at another path; `nil` if there is no such row or no such path.
  @MainActor
  fileprivate func moving(_ move: RowMove) -> Self? {
    guard contains(move.old), indices.contains(move.new.section) else { return nil }
    var moved = self
    let row = moved[move.old.section].rows.remove(at: move.old.row)
    guard (0...moved[move.new.section].rows.count).contains(move.new.row) else { return nil }
    moved[move.new.section].rows.insert(row, at: move.new.row)
    return moved
  }

  /// Returns a move of a row among the rows of newer content; `nil` if the row doesn't exist there, its section doesn't,
  /// or the row is there already.
  @MainActor
  fileprivate func translate(_ move: RowMove, to newest: Self) -> RowMove? {
    guard contains(move.old), indices.contains(move.new.section) else { return nil }
    var mapping = PathMapping(ListIdentities(from: self, to: newest).changes())
    let target = move.new.section
    guard let old = mapping.newPath(of: move.old),
      let section = mapping.newPosition(ofSection: target)
    else { return nil }
    // The row goes before the first row below it that still exists in the section.
    let isInside = move.old.section == target
    let next = move.new.row + (isInside && move.new.row >= move.old.row ? 1 : 0)
    let below = (next..<Swift.max(next, self[target].rows.count)).lazy
      .map { RowPath(section: target, row: $0) }
      .filter { $0 != move.old }
      .compactMap { mapping.newPath(of: $0) }
      .first { $0.section == section }
    var row = below?.row ?? newest[section].rows.count
    if old.section == section, old.row < row { row -= 1 }
    let new = RowPath(section: section, row: row)
    return old == new ? nil : RowMove(old: old, new: new)
  }
}
