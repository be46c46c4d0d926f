extension ListEngine {
  /// Updates every visible cell, header and footer, whether or not its content changed.
  ///
  /// A row may call this during the toolkit's own layout; then the cells are updated after it.
  public func refreshVisible() {
    enqueue(ListTransaction(work: .refresh(.all)))
  }

  /// Updates visible cells, headers and footers, except those that show an old row with the same content.
  ///
  /// - Parameters:
  ///   - which: the views that are updated.
  ///   - old: the content that the views show; `nil` to update each view.
  func refresh(_ which: RefreshedViews = .all, from old: ShownContent? = nil) {
    let updated = refreshCells(which, from: old)
    var headerFooters: [ViewRecord] = []
    if old?.hasHeaderFooters ?? false || haveHeaderFooters(shown) {
      headerFooters = refreshHeaderFooters(which, from: old)
    }
    contentBefore = old
    for record in headerFooters { record.mayNeedOtherHeight = true }
    host.adjustHeights(ofRowsAt: updated)
    for record in headerFooters { record.mayNeedOtherHeight = false }
    contentBefore = nil
  }

  /// Updates visible cells, and has the host replace those that can't show their rows.
  ///
  /// - Returns: the rows whose cells were updated.
  private func refreshCells(_ which: RefreshedViews, from old: ShownContent?) -> [RowPath] {
    var misfits: [RowPath] = []
    var updated: [RowPath] = []
    for visible in host.visibleCells {
      let path = visible.path
      let record = views.record(of: visible.cell)
      if old != nil, isFresh(record) { continue }
      guard let (row, _) = shown.row(at: path),
        which.contain(
          record, identity: { shown[path.section].rows.identity(at: path.row).ofAnyKind })
      else { continue }
      switch refresh(
        visible.cell, record, dequeuedBy: visible.identifier, at: .row(path), path, toShow: row,
        comparesRows: old != nil || which.comparesRows)
      {
      case .unchanged: break
      case .updated: updated.append(path)
      case .misfit: misfits.append(path)
      }
    }
    if !misfits.isEmpty { reloadRows(at: misfits) }
    return updated
  }

  /// Updates visible headers and footers. The host replaces those that can't be updated: titles that changed, and views
  /// that were inserted, deleted, or need another class.
  ///
  /// - Returns: the records of those that were updated.
  private func refreshHeaderFooters(
    _ which: RefreshedViews, from old: ShownContent?
  ) -> [ViewRecord] {
    var misfits = old.map(sectionsWithOtherHeaderFooters) ?? []
    var updated: [ViewRecord] = []
    for visible in host.visibleHeaderFooters {
      let (edge, section) = (visible.edge, visible.section)
      let record = views.record(of: visible.view)
      if old != nil, isFresh(record) { continue }
      guard which.contain(record, identity: { nil }),
        let row = headerFooter(at: edge, ofSection: section)?.row
      else { continue }
      switch refresh(
        visible.view, record, dequeuedBy: visible.identifier,
        at: .headerFooter(edge, section: section), RowPath(section: section, row: 0),
        toShow: row, comparesRows: old != nil)
      {
      case .unchanged: break
      case .updated: updated.append(record)
      case .misfit: misfits.insert(section)
      }
    }
    if !misfits.isEmpty { reloadHeaderFooters(ofSections: misfits.sorted()) }
    return updated
  }

  /// Returns the sections that stayed and whose header or footer needs another view.
  private func sectionsWithOtherHeaderFooters(than old: ShownContent) -> Set<Int> {
    var others: Set<Int> = []
    for (position, new) in shown.enumerated() {
      guard let old = old.section(position) else { continue }
      if isOtherKind(old.header, than: new.header) || isOtherKind(old.footer, than: new.footer) {
        others.insert(position)
      }
    }
    return others
  }

  /// Updates a visible view, unless it can't show the row, or rows are compared and it already shows the row.
  ///
  /// Inlined, because it runs for each visible view at each change.
  @inline(__always)
  private func refresh(
    _ view: AnyObject, _ record: ViewRecord, dequeuedBy identifier: ReuseIdentifier?,
    at place: ListFailure.Place, _ path: RowPath, toShow row: ErasedRow, comparesRows: Bool
  ) -> RefreshResult {
    do throws(ListFailure) {
      let resolved = try resolve(row, at: place)
      guard resolved.registration.identifier == identifier else { return .misfit }
      if comparesRows, isShowing(row, record, at: path) {
        record.note(row, revision)
        connectEvents(of: view, to: row)
        return .unchanged
      }
      try supply(at: place).show(row, by: resolved, in: view, at: place, path: path)
      note(updateOf: view, with: row, at: path)
      return .updated
    } catch {
      return .misfit
    }
  }

  /// Whether a section on display has a header or footer view.
  package var hasHeaderFooterViews: Bool { haveHeaderFooters(shown) }

  /// Returns whether the host dequeued a view since the content was replaced, so that it's up to date.
  private func isFresh(_ record: ViewRecord) -> Bool { record.revision == revision }

  /// Returns whether a view shows a row already.
  func isShowing(_ row: ErasedRow, _ record: ViewRecord, at path: RowPath) -> Bool {
    guard let old = record.updatedRow, !row.readsPath || record.updatedPath == path,
      !row.needsUpdate(from: old)
    else { return false }
    if row.comparesModels, record.mayShowOtherValue { return false }
    // A view that showed the row before the list followed anything is updated once to learn what it reads. Its
    // models are equal, so it looks the same. If the row's own rule keeps the cell, the cell is kept.
    return readObserver == nil || !row.comparesModels || record.reading != nil
  }
}

extension RefreshedViews {
  fileprivate var comparesRows: Bool {
    if case .read = self { true } else { false }
  }

  @MainActor
  fileprivate func contain(_ record: ViewRecord, identity: () -> RowIdentity?) -> Bool {
    switch self {
    case .all: true
    case .rows(let ids), .read(let ids): identity().map(ids.contains) == true
    case .changed: record.needsUpdate
    }
  }
}

private enum RefreshResult {
  case unchanged, updated
  /// The view needs another class, or refused the row.
  case misfit
}

private func isOtherKind(_ old: HeaderFooter?, than new: HeaderFooter?) -> Bool {
  switch (old, new) {
  case (nil, nil): false
  case (let old?, let new?): old.isOtherKind(than: new)
  default: true
  }
}
