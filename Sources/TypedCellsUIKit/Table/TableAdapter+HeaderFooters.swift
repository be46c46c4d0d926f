import TypedCells

/// Headers and footers of sections whose rows stay.
extension TableAdapter {
  /// Changes a title in place. Otherwise the section has to be reloaded, which loses its cells, and with
  /// them the keyboard.
  ///
  /// - Returns: whether the table shows the header or footer that the content has.
  func showsInPlace(
    _ edge: SectionEdge, _ section: Int, _ wantsOtherHeight: inout Bool
  ) -> Bool {
    guard let table = view, let host else { return true }
    let isHeader = edge == .header
    let shown =
      isHeader ? table.headerView(forSection: section) : table.footerView(forSection: section)
    let rect =
      isHeader ? table.rectForHeader(inSection: section) : table.rectForFooter(inSection: section)
    let isOffScreen = rect.height > 0 && !rect.intersects(table.bounds)
    switch host.headerFooter(at: edge, ofSection: section) {
    case nil:
      let isShown = shown == nil && (rect.height == 0 || table.style != .plain)
      // The table keeps the height of a title that has disappeared off screen.
      if isShown, isOffScreen { wantsOtherHeight = true }
      return isShown
    case .title(let title)?:
      guard let shown else {
        // If it's off screen, UIKit requests the title when it comes on screen, but keeps the height of the old one.
        // On screen, there is only a gap.
        if isOffScreen { wantsOtherHeight = true }
        return isOffScreen
      }
      // The view of a title is the table's own, and has no identifier that the content knows.
      let identifier = shown.reuseIdentifier.map { ReuseIdentifier($0) }
      guard identifier.map({ headerFooterSources[$0] == nil }) ?? true else { return false }
      let record = host.list?.views.record(of: shown)
      shown.show(title: title, insteadOf: record?.title)
      record?.title = title
      wantsOtherHeight =
        wantsOtherHeight
        || shown.wantsOtherHeight(than: rect.height, atWidth: shown.bounds.width)
      return true
    case .view?:
      return shown.map { host.canShow(edge, ofSection: section, in: $0) } ?? false
    }
  }

  /// Whether a header or footer view on screen is to have another height than it has.
  var hasMisfitHeaderFooter: Bool {
    guard let table = view, let host, let delegate, let list = host.list,
      list.hasHeaderFooterViews
    else { return false }
    return host.visibleHeaderFooters.contains { visible in
      // The view's own size, because a table may pad its headers.
      let shown = visible.view.bounds
      let said =
        visible.edge == .header
        ? delegate.tableView(table, heightForHeaderInSection: visible.section)
        : delegate.tableView(table, heightForFooterInSection: visible.section)
      // Tables round to pixels.
      guard said < 0 else { return abs(said - shown.height) >= 1 }
      return list.views[visible.view]?.mayNeedOtherHeight == true
        && visible.view.wantsOtherHeight(than: shown.height, atWidth: shown.width)
    }
  }
}

extension UITableViewHeaderFooterView {
  /// Replaces the title of a view that the table created.
  ///
  /// Through iOS 18, grouped tables show the titles of headers in capitals, and change the text itself.
  fileprivate func show(title: String, insteadOf old: String?) {
    if var content = contentConfiguration as? UIListContentConfiguration {
      content.text = title
      contentConfiguration = content
      return
    }
    let isCapitalized = old.map { $0 != textLabel?.text && $0.uppercased() == textLabel?.text }
    textLabel?.text = isCapitalized ?? false ? title.uppercased() : title
  }
}
