/// Batch updates. A table outside a window doesn't call its data source. It discards its content.
extension UITableView: CellScrolling {
  static var words: BatchLedger.Words { .table }

  var performsBatches: Bool { hierarchyWindow != nil }

  func readCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = askDataSource(TableMethod.sectionCount) { $0.numberOfSections(in: self) } ?? 1
    return (0..<sections).map { dataSource.tableView(self, numberOfRowsInSection: $0) }
  }

  func layOutAfterBatch() {
    if hierarchyWindow != nil { layoutIfNeeded() }
  }

  func perform(_ ledger: BatchLedger, counts: [Int]) {
    cellPass.begin()
    defer { cellPass.end() }
    generation += 1
    let old = shownRows
    let replaced = Set(ledger.reloaded)
    let paths = BatchPaths(ledger)
    shownRows = [:]
    requestedCounts = counts
    var gone: [(IndexPath, ShownRow)] = []
    for (path, shown) in old {
      if let new = paths.newPath(of: path), !replaced.contains(path) {
        shownRows[new] = shown
      } else {
        gone.append((path, shown))
      }
    }
    for (path, shown) in gone.sorted(by: { $0.0 < $1.0 }) { recycle(shown, from: path) }
    selection = Set(
      selection.compactMap { replaced.contains($0) ? nil : paths.newPath(of: $0) })
    prefetched = []
    if ledger.changesSections { moveHeadersAndFooters(paths) }
    let edges = edges(after: paths)
    forgetHeights()
    edgesBeforeBatch = edges
    for path in ledger.reconfigured.compactMap(paths.newPath).sorted() { reconfigure(path) }
  }
}

extension UITableView {
  /// Returns the heights of headers and footers so far, by the section's index after a batch. They are better estimates
  /// than those for new sections, which could push rows off the screen for a moment.
  private func edges(after paths: BatchPaths) -> [Int: (header: Extent, footer: Extent)] {
    guard let geometry else { return [:] }
    var edges: [Int: (header: Extent, footer: Extent)] = [:]
    for (section, old) in geometry.sections.enumerated() {
      guard let new = paths.newSection(of: section) else { continue }
      edges[new] = (old.header, old.footer)
    }
    return edges
  }
}

extension BatchLedger {
  /// Whether a section is inserted, deleted, moved or reloaded.
  var changesSections: Bool {
    !(deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty)
  }
}
