extension UITableView {
  func discardContent() {
    cellPass.begin()
    defer { cellPass.end() }
    recycleRows(except: [])
    recycleHeadersAndFooters()
    rowCounts = nil
    geometry = nil
    selection = []
    prefetched = []
    generation += 1
    setNeedsLayout()
  }

  /// Lets a row's cell be configured again: what is dequeued for its path is the cell that it has.
  func reconfigure(_ path: IndexPath) {
    guard let shown = shownRows[path], let dataSource else { return }
    var cell: UITableViewCell?
    cellQueue.lending(shown.cell) { cell = dataSource.tableView(self, cellForRowAt: path) }
    if cell !== shown.cell {
      UIKitException.raise(
        "The data source returned another cell for a row that is reconfigured: dequeue by the "
          + "identifier of the cell at \(path.inExceptions)")
    }
  }
}
