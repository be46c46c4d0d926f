import TypedCells

/// The data source and delegate of a host's table. It passes on to rows, and to your own delegate.
@MainActor
final class TableDelegate: NSObject {
  private weak var host: TableHost?
  private weak var adapter: TableAdapter?

  init(_ host: TableHost, adapter: TableAdapter) {
    self.host = host
    self.adapter = adapter
    super.init()
  }

  var own: (any NSTableViewDelegate)? { host?.ownDelegate as? any NSTableViewDelegate }

  private func element(at row: Int) -> FlatElement? { adapter?.positions.element(at: row) }
}

extension TableDelegate: NSTableViewDataSource {
  func numberOfRows(in tableView: NSTableView) -> Int { adapter?.positions.count ?? 0 }
}

extension TableDelegate: NSTableViewDelegate {
  // MARK: Views

  func tableView(
    _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
  ) -> NSView? {
    // A list has one cell in each row. The column of a group row is `nil`.
    guard tableColumn == nil || tableColumn === tableView.tableColumns.first else { return nil }
    return adapter?.makeView(at: row)
  }

  func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool {
    if case .headerFooter(.header, _)? = element(at: row) { true } else { false }
  }

  func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? {
    ask(own?.tableView(_:rowViewForRow:)) { $0(tableView, row) } ?? nil
  }

  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat {
    adapter?.height(at: row, in: tableView) ?? max(tableView.rowHeight, 1)
  }

  func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int) {
    host?.duringLayout {
      switch element(at: row) {
      case .row(let path): host?.willDisplay(path, in: rowView)
      case .headerFooter(let edge, let section):
        host?.willDisplay(edge, ofSection: section, in: rowView)
      case nil: break
      }
      ask(own?.tableView(_:didAdd:forRow:)) { $0(tableView, rowView, row) }
    }
  }

  func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int) {
    host?.duringLayout {
      host?.didEndDisplaying(rowView)
      ask(own?.tableView(_:didRemove:forRow:)) { $0(tableView, rowView, row) }
    }
  }

  // MARK: Selection

  func tableView(
    _ tableView: NSTableView, selectionIndexesForProposedSelection proposed: IndexSet
  ) -> IndexSet {
    let selected = tableView.selectedRowIndexes
    if host?.selectionMode == SelectionMode.none { return selected }
    let allowed = proposed.filteredIndexSet { row in
      selected.contains(row) || maySelect(row, in: tableView)
    }
    // As without this method, a click on a row that can't be selected changes nothing.
    if allowed.isEmpty, !proposed.isEmpty { return selected }
    return ask(own?.tableView(_:selectionIndexesForProposedSelection:)) { $0(tableView, allowed) }
      ?? allowed
  }

  private func maySelect(_ row: Int, in tableView: NSTableView) -> Bool {
    guard case .row(let path)? = element(at: row), host?.maySelectRow(at: path) == true else {
      return false
    }
    return ask(own?.tableView(_:shouldSelectRow:)) { $0(tableView, row) } ?? true
  }

  func tableViewSelectionDidChange(_ notification: Notification) {
    // Your delegate is first, because a row's handler may change the content.
    let tell: @MainActor () -> Void = { [own] in
      ask(own?.tableViewSelectionDidChange(_:)) { $0(notification) }
    }
    adapter?.selectionDidChange(after: tell)
  }

  // MARK: Actions

  func tableView(
    _ tableView: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge
  ) -> [NSTableViewRowAction] {
    adapter?.rowActions(at: row, edge: edge)
      ?? ask(own?.tableView(_:rowActionsForRow:edge:)) { $0(tableView, row, edge) } ?? []
  }
}
