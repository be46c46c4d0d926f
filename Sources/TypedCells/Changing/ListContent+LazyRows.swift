/// The rows of ``LazyRows`` that cells show.
///
/// If an earlier row were made again to compare it with a new one, its closure could read values that have changed, and
/// the cell would keep what it shows. So the list keeps the row that each cell was updated with.
extension ListContent {
  /// Notes the row that a cell was updated with, if its section has rows that are made on demand.
  func note(_ row: ErasedRow, shownBy cell: AnyObject, at path: RowPath) {
    if shown.indices.contains(path.section), shown[path.section].rows.isLazy {
      lazyRows[ObjectIdentifier(cell)] = row
    } else if !lazyRows.isEmpty {
      // The cell may have been reused, or its row may have been in a group before.
      lazyRows[ObjectIdentifier(cell)] = nil
    }
  }

  /// Forgets the rows of cells that the host doesn't show, so that they can be deallocated.
  func forgetLazyRowsOffScreen() {
    guard !lazyRows.isEmpty else { return }
    var kept: [ObjectIdentifier: ErasedRow] = [:]
    for visible in VisibleCell.erased(host.visibleCells) {
      kept[ObjectIdentifier(visible.cell)] = lazyRows[ObjectIdentifier(visible.cell)]
    }
    lazyRows = kept
  }
}
