/// Batch updates. A table outside a window doesn't call its data source. It discards its content.
extension UITableView {
  /// Records a change. Outside a batch update, the change is a batch of its own.
  func update(_ change: (inout BatchLedger) -> Void) {
    beginUpdates()
    change(&ledger)
    endUpdates()
  }

  func finishBatch() {
    guard hierarchyWindow != nil else { return discardContent() }
    let after = readCounts()
    if let violation = ledger.violation(before: countsBeforeBatch, after: after) {
      UIKitException.raise(violation)
      return discardContent()
    }
    apply(ledger, counts: after)
  }

  func apply(_ ledger: BatchLedger, counts: [Int]) {
    cellPass.begin()
    defer { cellPass.end() }
    generation += 1
    let old = shownRows
    let replaced = Set(ledger.reloaded)
    shownRows = [:]
    rowCounts = counts
    var gone: [(IndexPath, ShownRow)] = []
    for (path, shown) in old {
      if let new = ledger.newPath(of: path), !replaced.contains(path) {
        shownRows[new] = shown
      } else {
        gone.append((path, shown))
      }
    }
    for (path, shown) in gone.sorted(by: { $0.0 < $1.0 }) { recycle(shown, from: path) }
    selection = Set(
      selection.compactMap { replaced.contains($0) ? nil : ledger.newPath(of: $0) })
    prefetched = []
    if ledger.changesSections { recycleHeadersAndFooters() }
    geometry = nil
    setNeedsLayout()
    for path in ledger.reconfigured.compactMap(ledger.newPath).sorted() { reconfigure(path) }
  }
}

extension BatchLedger {
  /// Whether a section is inserted, deleted, moved or reloaded. Then all headers and footers are created
  /// again.
  var changesSections: Bool {
    !(deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty)
  }
}
