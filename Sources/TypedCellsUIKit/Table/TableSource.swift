import TypedCells

/// The data source of a host's table.
///
/// A table asks once which methods its data source implements, so there is a new one whenever it is to
/// know of more.
@MainActor
final class TableSource: NSObject {
  nonisolated let methods: Set<TableSourceMethod>
  private weak var host: TableHost?

  init(host: TableHost, methods: Set<TableSourceMethod>) {
    self.host = host
    self.methods = methods
  }

  private var list: ListContent<TableHost>? { host?.list }

  /// The row's path, unless the table is ahead of the content.
  private func path(_ indexPath: IndexPath) -> RowPath? {
    host?.isOutOfStep == false ? RowPath(indexPath) : nil
  }
}

extension TableSource: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { host?.sectionCount ?? 0 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    host?.rowCount(inSection: section) ?? 0
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    host?.cell(at: indexPath) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    list?.headerFooter(at: .header, ofSection: section)?.title
  }

  func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    list?.headerFooter(at: .footer, ofSection: section)?.title
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { list?.indexTitles }

  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    list?.section(ofIndexTitleAt: index) ?? 0
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    // To be chosen with others, a row has to be one that can be edited.
    if tableView.isEditing, tableView.allowsMultipleSelectionDuringEditing { return true }
    guard let list, let path = path(indexPath), let row = list.row(at: path) else {
      return false
    }
    return row.answer(to: .canEdit)
      ?? (row.handles(.commitEdit) || row.handles(.leadingSwipeActions)
        || row.handles(.trailingSwipeActions) || list.canMoveRow(at: path))
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard let path = path(indexPath) else { return }
    list?.send(.commitEdit, toRowAt: path, RowEditingStyle(editingStyle))
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    path(indexPath).flatMap { list?.canMoveRow(at: $0) } ?? false
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let source = path(sourceIndexPath), let target = path(destinationIndexPath) else {
      return
    }
    host?.userDidMove(RowMove(source: source, target: target))
  }
}

#if canImport(UIKit)
  extension TableSource {
    nonisolated override func responds(to aSelector: Selector!) -> Bool {
      if let aSelector, let method = TableSourceMethod(rawValue: aSelector.description) {
        return methods.contains(method)
      }
      return super.responds(to: aSelector)
    }
  }
#else
  extension TableSource: SelectorResponding {
    func responds(to aSelector: Selector!) -> Bool {
      TableSourceMethod(rawValue: aSelector.description).map { methods.contains($0) } ?? true
    }
  }
#endif
