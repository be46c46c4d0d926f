import TypedCells

/// Heights, headers and footers: the row's own, otherwise your delegate's, otherwise the table's.
extension TableDelegate {
  func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    guard let list, let row = host?.row(at: path) else { return table.rowHeight }
    if let height = points(list.height(of: row)) { return height }
    if row.height == .automatic { return UITableView.automaticDimension }
    return ask(delegate?.tableView(_:heightForRowAt:)) { $0(table, path) }
      ?? table.rowHeight
  }

  func tableView(_ table: UITableView, estimatedHeightForRowAt path: IndexPath) -> CGFloat {
    let estimate = host?.path(path).flatMap { row -> Double? in
      guard let list, list.isWritten(at: row) else { return nil }
      return list.estimatedHeightOfRow(at: row)
    }
    return estimate.map { CGFloat($0) }
      ?? ask(delegate?.tableView(_:estimatedHeightForRowAt:)) { $0(table, path) }
      ?? table.estimatedRowHeight
  }

  func tableView(_ table: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    height(at: .header, section, of: table) {
      ask(delegate?.tableView(_:heightForHeaderInSection:)) { $0(table, section) }
    }
  }

  func tableView(_ table: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    height(at: .footer, section, of: table) {
      ask(delegate?.tableView(_:heightForFooterInSection:)) { $0(table, section) }
    }
  }

  func tableView(_ table: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    estimate(at: .header, section)
      ?? ask(delegate?.tableView(_:estimatedHeightForHeaderInSection:)) { $0(table, section) }
      ?? table.estimatedSectionHeaderHeight
  }

  func tableView(_ table: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    estimate(at: .footer, section)
      ?? ask(delegate?.tableView(_:estimatedHeightForFooterInSection:)) { $0(table, section) }
      ?? table.estimatedSectionFooterHeight
  }

  func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard let host, host.headerFooter(at: .header, ofSection: section) != nil else {
      return ask(delegate?.tableView(_:viewForHeaderInSection:)) { $0(table, section) } ?? nil
    }
    return host.duringLayout {
      host.headerFooterView(at: .header, for: IndexPath(row: 0, section: section))
    }
  }

  func tableView(_ table: UITableView, viewForFooterInSection section: Int) -> UIView? {
    guard let host, host.headerFooter(at: .footer, ofSection: section) != nil else {
      return ask(delegate?.tableView(_:viewForFooterInSection:)) { $0(table, section) } ?? nil
    }
    return host.duringLayout {
      host.headerFooterView(at: .footer, for: IndexPath(row: 0, section: section))
    }
  }

  /// Returns the height of a header or footer. A title keeps its height if the table gives none to headers, and a plain
  /// table has no gap where nothing is shown.
  private func height(
    at edge: SectionEdge, _ section: Int, of table: UITableView, own: () -> CGFloat?
  ) -> CGFloat {
    let said = list?.heightOfHeaderFooter(at: edge, ofSection: section)
    if let height = said.flatMap(points) ?? own() { return height }
    if said == nil, table.style == .plain, !ownViews(at: edge) { return 0 }
    let usual = edge == .header ? table.sectionHeaderHeight : table.sectionFooterHeight
    return said != nil && usual == 0 ? UITableView.automaticDimension : usual
  }

  /// Whether your delegate returns views above, or below, sections.
  private func ownViews(at edge: SectionEdge) -> Bool {
    let name = edge == .header ? "viewForHeaderInSection" : "viewForFooterInSection"
    return isImplemented(Selector("tableView:\(name):"), by: own)
  }

  private func estimate(at edge: SectionEdge, _ section: Int) -> CGFloat? {
    list?.estimatedHeightOfHeaderFooter(at: edge, ofSection: section).map { CGFloat($0) }
  }
}

/// Returns a height as UIKit counts; `nil` if it's automatic.
func points(_ height: RowHeight) -> CGFloat? { height.points.map { CGFloat($0) } }
