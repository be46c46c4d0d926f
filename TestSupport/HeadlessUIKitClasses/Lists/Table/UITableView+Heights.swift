/// The heights of rows, headers and footers, and when the table requests them.
extension UITableView {
  static let estimatedRow: CGFloat = 44
  static let estimatedTitle: CGFloat = 28

  /// The height of a header or footer without content: the tables whose sections are groups keep a gap around them.
  var emptyGap: CGFloat { style == .plain ? 0 : 18 }

  func forgetHeights() {
    geometry = nil
    edgesBeforeBatch = [:]
    setNeedsLayout()
  }

  var currentGeometry: TableGeometry {
    if let geometry { return geometry }
    let sections = currentCounts.enumerated().map { section, count in
      SectionGeometry(
        header: firstHeaderExtent(section),
        rows: (0..<count).map { firstRowExtent(IndexPath(row: $0, section: section)) },
        footer: firstFooterExtent(section))
    }
    let new = TableGeometry(
      sections: sections, above: tableHeaderView?.frame.height ?? 0,
      below: tableFooterView?.frame.height ?? 0)
    geometry = new
    return new
  }

  /// Returns a new value of an estimate, or the old one if the new value is invalid.
  func estimate(_ new: CGFloat, of part: String, else old: CGFloat) -> CGFloat {
    guard new < 0, new != Self.automaticDimension else { return new }
    UIKitException.raise(
      "Invalid estimated \(part) set (\(new.formattedForDescription)). Value must be at least 0.0, or "
        + "UITableViewAutomaticDimension.")
    return old
  }

  /// Returns a row's height before the row is visible: an estimate, unless estimates are turned off.
  private func firstRowExtent(_ path: IndexPath) -> Extent {
    if rowHeight < 0, let shown = shownRows[path] {
      // The delegate may want another height than the row had so far.
      if let exact = exactRowHeight(path) { return Extent(height: exact, isExact: true) }
      return Extent(height: shown.cell.frame.height, isExact: false)
    }
    let asked = askDelegate(TableMethod.estimatedRowHeight) {
      $0.tableView(self, estimatedHeightForRowAt: path)
    }
    if let asked { return Extent(height: asked < 0 ? Self.estimatedRow : asked, isExact: false) }
    if estimatedRowHeight == 0 { return Extent(height: exactRowHeight(path) ?? 0, isExact: true) }
    if estimatedRowHeight > 0 { return Extent(height: estimatedRowHeight, isExact: false) }
    return Extent(height: rowHeight >= 0 ? rowHeight : Self.estimatedRow, isExact: false)
  }

  /// Returns a row's height from the delegate or the table, or `nil` if the row is self-sizing.
  func exactRowHeight(_ path: IndexPath) -> CGFloat? {
    let asked = askDelegate(TableMethod.rowHeight) { $0.tableView(self, heightForRowAt: path) }
    let height = asked ?? rowHeight
    return height >= 0 ? height : nil
  }

  private func firstHeaderExtent(_ section: Int) -> Extent {
    if let shown = shownHeaders[section] {
      return Extent(height: shown.frame.height, isExact: false)
    }
    let asked = askDelegate(TableMethod.headerHeight) {
      $0.tableView(self, heightForHeaderInSection: section)
    }
    return firstExtent(
      asked, ofTable: sectionHeaderHeight, estimate: estimatedSectionHeaderHeight,
      title: headerTitle(section), hasViews: delegateMethods.has(TableMethod.headerView),
      before: edgesBeforeBatch[section]?.header)
  }

  private func firstFooterExtent(_ section: Int) -> Extent {
    if let shown = shownFooters[section] {
      return Extent(height: shown.frame.height, isExact: false)
    }
    let asked = askDelegate(TableMethod.footerHeight) {
      $0.tableView(self, heightForFooterInSection: section)
    }
    return firstExtent(
      asked, ofTable: sectionFooterHeight, estimate: estimatedSectionFooterHeight,
      title: footerTitle(section), hasViews: delegateMethods.has(TableMethod.footerView),
      before: edgesBeforeBatch[section]?.footer)
  }

  private func firstExtent(
    _ asked: CGFloat?, ofTable: CGFloat, estimate: CGFloat, title: String?, hasViews: Bool,
    before: Extent?
  ) -> Extent {
    let isEmpty = title == nil && (!hasViews || delegate == nil)
    // The table's own height is for headers that exist, or for the gaps between groups.
    if isEmpty, asked == nil, style == .plain { return Extent(height: 0, isExact: true) }
    let height = asked ?? ofTable
    if height >= 0 { return Extent(height: height, isExact: true) }
    if isEmpty { return Extent(height: emptyGap, isExact: true) }
    if let before { return Extent(height: before.height, isExact: false) }
    return Extent(height: estimate > 0 ? estimate : Self.estimatedTitle, isExact: false)
  }

  func headerTitle(_ section: Int) -> String? {
    askDataSource(TableMethod.headerTitle) {
      $0.tableView(self, titleForHeaderInSection: section)
    } ?? nil
  }

  func footerTitle(_ section: Int) -> String? {
    askDataSource(TableMethod.footerTitle) {
      $0.tableView(self, titleForFooterInSection: section)
    } ?? nil
  }

  /// Returns the height that a view needs at the width of cells.
  func fittingHeight(of view: UIView) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: bounds.width - 2 * cellInset, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
