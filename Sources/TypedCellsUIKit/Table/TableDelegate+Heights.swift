import TypedCells

/// Heights, and what stands above and below sections: what rows say, else the author's delegate, else
/// what the table itself says.
extension TableDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard let list, let path = path(indexPath) else { return tableView.rowHeight }
    if let height = points(list.heightOfRow(at: path)) { return height }
    if list.row(at: path)?.height == .automatic { return UITableView.automaticDimension }
    return own.rowHeight(tableView, indexPath) ?? tableView.rowHeight
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    let estimate = path(indexPath).flatMap { list?.estimatedHeightOfRow(at: $0) }
    return estimate.flatMap { points(.fixed($0)) }
      ?? own.estimatedRowHeight(tableView, indexPath) ?? tableView.estimatedRowHeight
  }

  func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    height(
      at: .header, ofSection: section, own: own.headerHeight(tableView, section),
      of: tableView.sectionHeaderHeight)
  }

  func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat {
    height(
      at: .footer, ofSection: section, own: own.footerHeight(tableView, section),
      of: tableView.sectionFooterHeight)
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    estimate(at: .header, ofSection: section)
      ?? own.estimatedHeaderHeight(tableView, section)
      ?? tableView.estimatedSectionHeaderHeight
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    estimate(at: .footer, ofSection: section)
      ?? own.estimatedFooterHeight(tableView, section)
      ?? tableView.estimatedSectionFooterHeight
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    if list?.headerFooter(at: .header, ofSection: section) == nil {
      return own.headerView(tableView, section) ?? nil
    }
    return host?.headerFooterView(at: .header, ofSection: section)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    if list?.headerFooter(at: .footer, ofSection: section) == nil {
      return own.footerView(tableView, section) ?? nil
    }
    return host?.headerFooterView(at: .footer, ofSection: section)
  }

  /// The height of a header or footer. A title is never squeezed to nothing because others have none.
  private func height(
    at edge: SectionEdge, ofSection section: Int, own: CGFloat?, of table: CGFloat
  ) -> CGFloat {
    let said = list?.heightOfHeaderFooter(at: edge, ofSection: section)
    if let height = said.flatMap(points) ?? own { return height }
    return said != nil && table == 0 ? UITableView.automaticDimension : table
  }

  private func estimate(at edge: SectionEdge, ofSection section: Int) -> CGFloat? {
    list?.estimatedHeightOfHeaderFooter(at: edge, ofSection: section)
      .flatMap { points(.fixed($0)) }
  }
}

/// A height that UIKit accepts: it refuses negative ones, and those that are no numbers.
func points(_ height: RowHeight) -> CGFloat? {
  guard case .fixed(let points) = height, points >= 0, points.isFinite else { return nil }
  return CGFloat(points)
}
