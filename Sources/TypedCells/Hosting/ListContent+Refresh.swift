extension ListContent {
  /// Updates every visible cell, header and footer, whether or not its content changed.
  ///
  /// A row may call this during the toolkit's own layout; then the cells are updated after it.
  public func refreshVisible() {
    enqueue { list in
      let updated = list.refreshCells { _ in nil }
      list.refreshHeaderFooters { _, _ in nil }
      list.host.adjustHeights(ofRowsAt: updated)
    }
  }

  /// Updates the cells of the rows with an identity.
  func refreshRows(with identity: RowIdentity) {
    enqueue { list in
      let updated = list.refreshCells { path in
        list.row(at: path) != nil
          && list.sections[path.section].rows.identity(at: path.row).ofAnyKind == identity
      } from: { _ in
        nil
      }
      list.host.adjustHeights(ofRowsAt: updated)
    }
  }

  /// Updates cells on screen, except those that show an old row with the same content.
  ///
  /// - Returns: the rows whose cells were updated.
  func refreshCells(
    where isConcerned: (RowPath) -> Bool = { _ in true },
    from oldRow: (RowPath) -> AnyRow<Host.Cell>?
  ) -> [RowPath] {
    var misfits: [RowPath] = []
    var updated: [RowPath] = []
    for visible in host.visibleCells where isConcerned(visible.path) && !isFresh(visible.cell) {
      guard let row = row(at: visible.path) else { continue }
      do throws(ListFailure) {
        let resolved = try resolve(row, at: visible.path)
        if resolved.registration.identifier != visible.identifier {
          misfits.append(visible.path)
        } else if needsUpdate(row.row, from: oldRow(visible.path)?.row) {
          try resolved.show(
            row.row, in: visible.cell, at: .row(visible.path), path: visible.path)
          updated.append(visible.path)
        }
      } catch {
        misfits.append(visible.path)
      }
    }
    if !misfits.isEmpty { host.reloadRows(at: misfits) }
    return updated
  }

  /// Updates headers and footers on screen, except those that show an old one with the same content.
  ///
  /// - Parameter old: what a view shows, by where it stands now.
  func refreshHeaderFooters(from old: (SectionEdge, _ section: Int) -> HeaderFooter?) {
    var misfits: Set<Int> = []
    for visible in host.visibleHeaderFooters where !isFresh(visible.view) {
      guard
        case .view(let content)? = headerFooter(at: visible.edge, ofSection: visible.section)
      else { continue }
      let place = ListFailure.Place.headerFooter(visible.edge, section: visible.section)
      do throws(ListFailure) {
        let resolved = try resolve(content, at: place)
        var shown: ErasedRow?
        if case .view(let content)? = old(visible.edge, visible.section) { shown = content.row }
        if resolved.registration.identifier != visible.identifier {
          misfits.insert(visible.section)
        } else if needsUpdate(content.row, from: shown) {
          try resolved.show(
            content.row, in: visible.view, at: place,
            path: RowPath(section: visible.section, row: 0))
        }
      } catch {
        misfits.insert(visible.section)
      }
    }
    if !misfits.isEmpty { host.reloadHeaderFooters(ofSections: misfits.sorted()) }
  }

  func noteFresh(_ view: AnyObject) {
    if freshViews != nil { freshViews?[ObjectIdentifier(view)] = revision }
  }

  /// Whether the host got a view for what it shows now in the course of the change that is going on.
  private func isFresh(_ view: AnyObject) -> Bool {
    freshViews?[ObjectIdentifier(view)] == revision
  }

  private func needsUpdate(_ row: ErasedRow, from old: ErasedRow?) -> Bool {
    old.map { row.needsUpdate(from: $0) } ?? true
  }
}
