import TypedCells

/// Tells rows that they may come on screen soon. A table has one only while rows want to know.
@MainActor
final class TablePrefetcher: NSObject, UITableViewDataSourcePrefetching {
  private weak var host: TableHost?

  init(host: TableHost) {
    self.host = host
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    host?.send(.prefetch, to: indexPaths)
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    host?.send(.cancelPrefetch, to: indexPaths)
  }
}
