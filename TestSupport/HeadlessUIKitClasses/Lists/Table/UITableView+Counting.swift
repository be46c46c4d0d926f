extension UITableView {
  /// The number of rows in each section. The table requests the numbers from its data source once, and again
  /// after a change.
  var currentCounts: [Int] {
    if let rowCounts { return rowCounts }
    let counts = readCounts()
    rowCounts = counts
    return counts
  }

  func readCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = askDataSource(TableMethod.sectionCount) { $0.numberOfSections(in: self) } ?? 1
    return (0..<sections).map { dataSource.tableView(self, numberOfRowsInSection: $0) }
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && currentCounts.indices.contains(path.section)
      && (0..<currentCounts[path.section]).contains(path.row)
  }
}
