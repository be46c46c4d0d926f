/// Tables.
extension ViewPainter {
  /// Draws the views of a table: rows, separators, headers and footers, and the index in front of them.
  func rows(of table: UITableView, in frame: CGRect) -> [SVGElement] {
    let origin = CGPoint(x: frame.minX - table.bounds.minX, y: frame.minY - table.bounds.minY)
    var elements: [SVGElement] = []
    if let view = table.backgroundView {
      view.layoutIfNeeded()
      elements += self.elements(of: view, in: frame)
    }
    for path in table.displayedPaths {
      guard let cell = table.shownRows[path]?.cell else { continue }
      let place = cell.place.moved(by: origin)
      elements += self.elements(of: cell, in: place)
      elements += separators(of: cell, at: path, in: table, place)
    }
    for view in table.subviews
    where !(view is UITableViewCell) && view !== table.backgroundView {
      var place = view.place.moved(by: origin)
      if view is UIRefreshControl { place = CGRect(origin: frame.origin, size: .zero) }
      if table.isPinned(view) { elements.append(.rect(place, fill(table.plainBackground))) }
      elements += self.elements(of: view, in: place)
    }
    return elements + index(of: table, in: frame)
  }

  private func separators(
    of cell: UITableViewCell, at path: IndexPath, in table: UITableView, _ frame: CGRect
  ) -> [SVGElement] {
    guard table.separatorStyle != .none else { return [] }
    let color = table.separatorColor ?? .separator
    let isFirst = path.row == 0
    let isLast = path.row == table.numberOfRows(inSection: path.section) - 1
    var elements: [SVGElement] = []
    if table.style == .grouped, isFirst {
      elements.append(line(from: frame.minX, to: frame.maxX, y: frame.minY, color))
    }
    if isLast, table.style != .plain {
      guard table.style == .grouped else { return elements }
      return elements + [line(from: frame.minX, to: frame.maxX, y: frame.maxY - 0.5, color)]
    }
    let (left, right) = separatorInsets(of: cell, in: table, frame)
    guard left < frame.maxX - right else { return elements }
    return elements + [line(from: left, to: frame.maxX - right, y: frame.maxY - 0.5, color)]
  }

  /// Returns the start of a separator and its distance from the right edge. Unless the app sets insets, a
  /// separator starts at the cell's text.
  private func separatorInsets(
    of cell: UITableViewCell, in table: UITableView, _ frame: CGRect
  ) -> (left: CGFloat, right: CGFloat) {
    let usual = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    let own = [cell.separatorInset, table.separatorInset].first { $0 != usual }
    if let own { return (frame.minX + own.left, own.right) }
    // A swipe moves the text, and not the separator.
    let start = cell.uncoveredActions == nil ? textStarts[ObjectIdentifier(cell)] : nil
    return (start ?? frame.minX + 16, 0)
  }

  func line(from left: CGFloat, to right: CGFloat, y: CGFloat, _ color: UIColor) -> SVGElement {
    var paint = fill(color)
    paint["class"] = "separator"
    return .rect(CGRect(x: left, y: y, width: right - left, height: 0.5), paint)
  }

  private func index(of table: UITableView, in frame: CGRect) -> [SVGElement] {
    let titles = table.indexTitles
    let rowCount = (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
    guard !titles.isEmpty, rowCount >= table.sectionIndexMinimumDisplayRowCount else {
      return []
    }
    let font = DrawnFont(.systemFont(ofSize: 11, weight: .semibold))
    let style = StyledText.Style(
      font: font, color: table.sectionIndexColor ?? table.tintColor ?? .systemBlue)
    let height = min(16, frame.height / CGFloat(titles.count))
    var top = frame.midY - height * CGFloat(titles.count) / 2
    var elements: [SVGElement] = []
    for title in titles {
      let place = CGRect(x: frame.maxX - 18, y: top, width: 16, height: height)
      elements +=
        title == UITableView.indexSearch
        ? symbol(
          "magnifyingglass", in: place.middle(CGSize(width: 10, height: 10)), color: style.color)
        : draw(StyledText(title, style), in: place, alignment: .center)
      top += height
    }
    return [.group(["class": "index"], elements)]
  }
}

extension UITableView {
  fileprivate var plainBackground: UIColor { backgroundColor ?? .systemBackground }

  /// Returns whether a header or footer covers rows, because it stays in the viewport while its section scrolls.
  fileprivate func isPinned(_ view: UIView) -> Bool {
    style == .plain
      && (shownHeaders.values.contains { $0 === view }
        || shownFooters.values.contains { $0 === view })
  }
}
