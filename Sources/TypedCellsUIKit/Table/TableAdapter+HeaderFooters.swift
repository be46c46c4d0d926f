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
    switch host.headerFooter(at: edge, ofSection: section) {
    case nil:
      return shown == nil && (rect.height == 0 || table.style != .plain)
    case .title(let title)?:
      // If it's off screen, UIKit requests the title when it comes on screen. On screen, there is only a gap.
      guard let shown else { return rect.height > 0 && !rect.intersects(table.bounds) }
      // The view of a title is the table's own, and has no identifier that the content knows.
      let identifier = shown.reuseIdentifier.map { ReuseIdentifier($0) }
      guard identifier.map({ headerFooterSources[$0] == nil }) ?? true else { return false }
      shown.show(title: title, insteadOf: host.shownHeaderFooters[shown]?.title)
      wantsOtherHeight =
        wantsOtherHeight
        || shown.wantsOtherHeight(than: rect.height, atWidth: shown.bounds.width)
      return true
    case .view?:
      return shown.map { host.canShow(edge, ofSection: section, in: $0) } ?? false
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
