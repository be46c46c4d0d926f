extension ListDriver {
  /// Updates every cell on screen from its row, whether or not the row has changed.
  ///
  /// Nothing is reloaded, so a cell keeps the keyboard. Where a row wants another kind of cell than
  /// the one that shows it, the cell is replaced.
  public func refreshVisible() {
    refresh { _ in nil }
  }

  /// Updates the cells of one row, if it is on screen.
  ///
  /// - Parameter id: the row's identity, as given by `Row.id(_:)`.
  /// - Complexity: O(*n*) for *n* rows.
  public func refreshVisible(_ id: some Hashable) {
    let paths = Set(paths(of: id))
    refresh(where: paths.contains) { _ in nil }
  }

  /// Updates cells on screen, except those that show an old row with the same content.
  func refresh(
    where isConcerned: (RowPath) -> Bool = { _ in true },
    from oldRow: (RowPath) -> AnyRow<Host.Cell>?
  ) {
    var misfits: [RowPath] = []
    for visible in host.visibleCells where isConcerned(visible.path) {
      guard let row = row(at: visible.path) else { continue }
      do throws(ListFailure) {
        let resolved = try resolve(row, at: visible.path)
        if resolved.registration.identifier != visible.identifier {
          misfits.append(visible.path)
        } else if oldRow(visible.path).map({ row.row.needsUpdate(from: $0.row) }) ?? true {
          try update(visible.cell, from: row, as: resolved, at: visible.path)
        }
      } catch {
        misfits.append(visible.path)
      }
    }
    if !misfits.isEmpty { host.reloadRows(at: misfits) }
    host.adjustHeights()
  }
}
