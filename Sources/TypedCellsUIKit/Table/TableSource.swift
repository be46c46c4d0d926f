import TypedCells

/// The data source of a host's table. It only passes on.
@MainActor
final class TableSource: NSObject {
  private(set) weak var host: TableHost?
  /// Your own prefetching data source.
  weak var ownPrefetching: (any UITableViewDataSourcePrefetching)?

  init(_ host: TableHost) { self.host = host }
}

extension TableSource: UITableViewDataSource {
  func numberOfSections(in table: UITableView) -> Int { host?.sectionCount ?? 0 }

  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    host?.rowCount(inSection: section) ?? 0
  }

  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    host?.cell(at: path) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? {
    host?.headerFooter(at: .header, ofSection: section)?.title
  }

  func tableView(_ table: UITableView, titleForFooterInSection section: Int) -> String? {
    host?.headerFooter(at: .footer, ofSection: section)?.title
  }

  func sectionIndexTitles(for table: UITableView) -> [String]? {
    guard let titles = host?.list?.indexTitles, !titles.isEmpty else { return nil }
    return titles
  }

  func tableView(_ table: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
  {
    host?.list?.section(ofIndexTitleAt: index) ?? 0
  }

  func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool {
    host?.tableAdapter?.canEditRow(at: path) ?? false
  }

  func tableView(
    _ table: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt path: IndexPath
  ) {
    host?.send(.commitEdit, path, RowEditingStyle(editingStyle))
    // UIKit expects that the list has deleted the row by now.
    host?.list?.showFollowedChanges()
  }

  func tableView(_ table: UITableView, canMoveRowAt path: IndexPath) -> Bool {
    host?.canMoveRow(at: path) ?? false
  }

  func tableView(_ table: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
    host?.userDidMove(from: source, to: target)
  }
}

extension TableSource: UITableViewDataSourcePrefetching {
  func tableView(_ table: UITableView, prefetchRowsAt paths: [IndexPath]) {
    host?.send(.prefetch, to: paths)
    ownPrefetching?.tableView(table, prefetchRowsAt: paths)
  }

  func tableView(_ table: UITableView, cancelPrefetchingForRowsAt paths: [IndexPath]) {
    host?.send(.cancelPrefetch, to: paths)
    ask(ownPrefetching?.tableView(_:cancelPrefetchingForRowsAt:)) { $0(table, paths) }
  }
}
