extension ListContent {
  /// Updates every visible cell, header and footer, whether or not its content changed.
  ///
  /// A row may call this during the toolkit's own layout; then the cells are updated after it.
  public func refreshVisible() {
    enqueue(ListTransaction(work: .refresh(.all)))
  }

  /// Updates visible views, whether or not their content changed.
  func refresh(_ views: RefreshedViews) {
    let updated = refreshCells(views, from: nil)
    if case .rows = views {} else { refreshHeaderFooters(views, from: nil) }
    host.adjustHeights(ofRowsAt: updated)
  }

  /// Updates cells on screen, except those that show an old row with the same content.
  ///
  /// - Parameters:
  ///   - views: the cells that are updated.
  ///   - old: the rows that the cells show; `nil` to update each cell.
  /// - Returns: the rows whose cells were updated.
  func refreshCells(_ views: RefreshedViews = .all, from old: ShownContent?) -> [RowPath] {
    var misfits: [RowPath] = []
    var updated: [RowPath] = []
    for visible in VisibleCell.erased(host.visibleCells) where !isFresh(visible.cell) {
      let path = visible.path
      guard let (row, _) = shown.row(at: path),
        views.contains(
          visible.cell,
          identity: {
            shown[path.section].rows.identity(at: path.row).ofAnyKind
          })
      else { continue }
      do throws(ListFailure) {
        let resolved = try resolve(row, at: path)
        if resolved.registration.identifier != visible.identifier {
          misfits.append(path)
        } else if needsUpdate(row, from: old?.row(at: path)) {
          try cells.show(row, by: resolved, in: visible.cell, at: .row(path), path: path)
          updated.append(path)
        }
      } catch {
        misfits.append(path)
      }
    }
    if !misfits.isEmpty { host.reloadRows(at: misfits) }
    return updated
  }

  /// Updates headers and footers on screen, except those that show an old one with the same content.
  ///
  /// - Parameters:
  ///   - views: the views that are updated.
  ///   - old: the content that the views show; `nil` to update each view.
  func refreshHeaderFooters(_ views: RefreshedViews = .all, from old: ShownContent?) {
    var misfits: Set<Int> = []
    for visible in VisibleHeaderFooter.erased(host.visibleHeaderFooters)
    where !isFresh(visible.view) && views.contains(visible.view, identity: { nil }) {
      let (edge, section) = (visible.edge, visible.section)
      guard case .view(let content)? = headerFooter(at: edge, ofSection: section) else { continue }
      let place = ListFailure.Place.headerFooter(edge, section: section)
      do throws(ListFailure) {
        let resolved = try resolve(content, at: place)
        var shown: ErasedRow?
        if case .view(let content)? = old?.section(section)?.headerFooter(at: edge) {
          shown = content.row
        }
        if resolved.registration.identifier != visible.identifier {
          misfits.insert(section)
        } else if needsUpdate(content.row, from: shown) {
          try headerFooters.show(
            content.row, by: resolved, in: visible.view, at: place,
            path: RowPath(section: section, row: 0))
        }
      } catch {
        misfits.insert(section)
      }
    }
    if !misfits.isEmpty { host.reloadHeaderFooters(ofSections: misfits.sorted()) }
  }

  /// Has the host replace titles that changed, and views that were inserted or deleted, in sections that
  /// stayed.
  func reloadOtherHeaderFooters(than shown: ShownContent) {
    var others: [Int] = []
    for (position, new) in self.shown.enumerated() {
      guard let old = shown.section(position) else { continue }
      if isOtherKind(old.header, than: new.header) || isOtherKind(old.footer, than: new.footer) {
        others.append(position)
      }
    }
    if !others.isEmpty { host.reloadHeaderFooters(ofSections: others) }
  }

  func noteFresh(_ view: AnyObject) {
    guard isChanging else { return }
    freshViews[ObjectIdentifier(view)] = revision
    hasFreshViews = true
  }

  /// Whether the host got a view for what it shows now in the course of the change that is going on.
  private func isFresh(_ view: AnyObject) -> Bool {
    hasFreshViews && freshViews[ObjectIdentifier(view)] == revision
  }
}

extension RefreshedViews {
  fileprivate func contains(_ view: AnyObject, identity: () -> RowIdentity?) -> Bool {
    switch self {
    case .all: true
    case .rows(let id): identity() == id
    case .views(let views): views.contains(ObjectIdentifier(view))
    }
  }
}

@MainActor
private func needsUpdate(_ row: ErasedRow, from old: ErasedRow?) -> Bool {
  guard let old else { return true }
  return row.needsUpdate(from: old)
}

private func isOtherKind(_ old: HeaderFooter?, than new: HeaderFooter?) -> Bool {
  switch (old, new) {
  case (nil, nil): false
  case (let old?, let new?): old.isOtherKind(than: new)
  default: true
  }
}
