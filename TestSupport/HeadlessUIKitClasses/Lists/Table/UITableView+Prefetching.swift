/// Prefetching. It covers the rows of one more viewport in the direction of the last scroll.
extension UITableView {
  func prefetch() {
    guard isPrefetchingEnabled, hierarchyWindow != nil, let source = prefetchDataSource,
      let geometry
    else {
      return
    }
    let top = isScrollingUp ? bounds.minY - bounds.height : bounds.maxY
    let ahead = Set(geometry.paths(from: max(top, 0), to: top + bounds.height))
      .subtracting(shownRows.keys)
    let wanted = ahead.subtracting(prefetched)
    let unwanted = prefetched.subtracting(ahead).subtracting(shownRows.keys)
    prefetched = ahead
    if !wanted.isEmpty { source.tableView(self, prefetchRowsAt: wanted.sorted()) }
    guard !unwanted.isEmpty, prefetchMethods.has(TableMethod.cancelPrefetching) else { return }
    source.tableView(self, cancelPrefetchingForRowsAt: unwanted.sorted())
  }
}
