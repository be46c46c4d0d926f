import TypedCells

/// The data source of a host's table. It only passes on.
@MainActor
final class TableSource: NSObject {
  private weak var host: TableHost?
  private weak var adapter: TableAdapter?
  /// The developer's own prefetching data source.
  weak var ownPrefetching: (any UITableViewDataSourcePrefetching)?

  init(_ host: TableHost, _ adapter: TableAdapter) {
    self.host = host
    self.adapter = adapter
  }
}

extension TableSource: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { host?.sectionCount ?? 0 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    host?.rowCount(inSection: section) ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    host?.cell(at: indexPath) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    host?.headerFooter(at: .header, ofSection: section)?.title
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    host?.headerFooter(at: .footer, ofSection: section)?.title
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    guard let titles = host?.content?.indexTitles, !titles.isEmpty else { return nil }
    return titles
  }

  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    host?.content?.section(ofIndexTitleAt: index) ?? 0
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    adapter?.canEditRow(at: indexPath) ?? false
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    host?.send(.commitEdit, indexPath, RowEditingStyle(editingStyle))
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    host?.canMoveRow(at: indexPath) ?? false
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    host?.userDidMove(from: sourceIndexPath, to: destinationIndexPath)
  }
}

extension TableSource: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    host?.send(.prefetch, to: indexPaths)
    ownPrefetching?.tableView(tableView, prefetchRowsAt: indexPaths)
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    host?.send(.cancelPrefetch, to: indexPaths)
    ask(ownPrefetching?.tableView(_:cancelPrefetchingForRowsAt:)) { $0(tableView, indexPaths) }
  }
}
