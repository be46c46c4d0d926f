extension UITableView {
  func discardContent() {
    cellPass.begin()
    defer { cellPass.end() }
    recycleRows(except: [])
    recycleHeadersAndFooters()
    requestedCounts = nil
    forgetHeights()
    selection = []
    prefetched = []
    requestedIndexTitles = nil
    generation += 1
  }

  /// The titles of the index. They change only when they are requested again.
  var indexTitles: [String] {
    if let requestedIndexTitles { return requestedIndexTitles }
    let titles =
      askDataSource(TableMethod.indexTitles) { $0.sectionIndexTitles(for: self) } ?? nil
    requestedIndexTitles = titles ?? []
    return titles ?? []
  }

  /// Calls the data source to configure a row's cell again. When the data source dequeues a cell for the
  /// index path, it gets the existing cell.
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
