/// Adds the cells, headers and footers in the viewport, and recycles the ones that leave it.
extension UITableView {
  func layOutRows() {
    guard !isLayingOut, batch == nil, dataSource != nil, bounds.height > 0 else { return }
    if hierarchyWindow == nil {
      UIKitLog.warn(
        "UITableView was told to layout its visible cells and other contents without being in the view "
          + "hierarchy (the table view or one of its superviews has not been added to a window).")
    }
    isLayingOut = true
    if bounds.width != measuredWidth {
      geometry?.forgetMeasures()
      measuredWidth = bounds.width
    }
    cellPass.begin()
    _ = indexTitles
    // If the data source or delegate changes the content during a pass, the next pass starts over. The limit
    // of 100 passes ends an endless loop of changes.
    var passes = 0
    while passes < 100, !settleAndDisplay() { passes += 1 }
    cellPass.end()
    isLayingOut = false
    prefetch()
  }

  /// Measures and adds the views in the viewport. Returns whether it finished before the content changed.
  private func settleAndDisplay() -> Bool {
    let start = generation
    var wanted = currentGeometry.paths(from: bounds.minY, to: bounds.maxY)
    // If the content became shorter, the table may scroll back to its end below, and keeps the cells there.
    let likelySize = CGSize(width: bounds.width, height: currentGeometry.height)
    let likelyTop = min(bounds.minY, clamped(contentOffset, toContentOf: likelySize).y)
    clearRows(except: currentGeometry.paths(from: likelyTop, to: bounds.maxY))
    while let moved = settleFirst(of: wanted, since: start), moved {
      wanted = currentGeometry.paths(from: bounds.minY, to: bounds.maxY)
    }
    guard generation == start else { return false }
    contentSize = CGSize(width: bounds.width, height: currentGeometry.height)
    guard bounds.minY <= clamped(contentOffset).y else {
      contentOffset = clamped(contentOffset)
      return false
    }
    placeTableViews()
    clearRows(except: wanted)
    for path in wanted {
      display(path)
      guard generation == start else { return false }
    }
    displayHeadersAndFooters()
    guard generation == start else { return false }
    for path in pathsToPrepare(around: wanted) {
      _ = cellForLayout(path)
      guard generation == start else { return false }
    }
    return true
  }

  /// Replaces estimates in the viewport with exact heights, up to the first height that changes.
  ///
  /// - Returns: whether a height has changed, or `nil` if the content has changed.
  private func settleFirst(of wanted: [IndexPath], since start: Int) -> Bool? {
    for section in currentGeometry.sections(from: bounds.minY, to: bounds.maxY) {
      let moved = settleHeader(section) || settleFooter(section)
      guard generation == start else { return nil }
      if moved { return true }
    }
    for path in wanted {
      let cell = cellForLayout(path)
      guard generation == start else { return nil }
      guard !currentGeometry.sections[path.section].rows[path.row].isExact else { continue }
      let said = exactRowHeight(path)
      let height = said ?? fittingHeight(of: cell)
      guard generation == start else { return nil }
      if geometry?.settle(path, at: height, isMeasured: said == nil) == true { return true }
    }
    return false
  }

  private func cellForLayout(_ path: IndexPath) -> UITableViewCell {
    if let shown = shownRows[path] { return shown.cell }
    guard let dataSource else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    requested = (path, false)
    let cell = dataSource.tableView(self, cellForRowAt: path)
    requested = nil
    if let twice = shownRows.first(where: { $0.value.cell === cell }) {
      UIKitException.raise(
        "The data source returned one cell for two index paths, \(twice.key.inExceptions) and "
          + path.inExceptions)
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    shownRows[path] = ShownRow(cell: cell)
    return cell
  }

  private func display(_ path: IndexPath) {
    guard let shown = shownRows[path] else { return }
    let cell = shown.cell
    let height = currentGeometry.sections[path.section].rows[path.row].height
    cell.frame = cellStrip(currentGeometry.top(of: path), height)
    guard !shown.isDisplayed else { return }
    shownRows[path]?.isDisplayed = true
    cell.setSelected(selection.contains(path), animated: false)
    prepareForEditing(cell, at: path, animated: false)
    if let level = askDelegate(
      TableMethod.indentation, { $0.tableView(self, indentationLevelForRowAt: path) })
    {
      cell.indentationLevel = level
    }
    addSubview(cell)
    notifyDelegate(TableMethod.willDisplay) {
      $0.tableView(self, willDisplay: cell, forRowAt: path)
    }
  }

  private func pathsToPrepare(around paths: [IndexPath]) -> [IndexPath] {
    guard isPrefetchingEnabled else { return [] }
    return currentCounts.neighbours(of: paths, count: preparedRowCount)
  }

  /// Removes all cells from the viewport except those of some rows. Cells that stay prepared are hidden and
  /// not recycled.
  private func clearRows(except wanted: [IndexPath]) {
    let prepared = Set(pathsToPrepare(around: wanted))
    for path in prepared.sorted() { hideRow(at: path) }
    recycleRows(except: prepared.union(wanted))
  }

  private func hideRow(at path: IndexPath) {
    guard let shown = shownRows[path], shown.isDisplayed else { return }
    shownRows[path]?.isDisplayed = false
    shown.cell.removeFromSuperview()
    notifyDelegate(TableMethod.didEndDisplaying) {
      $0.tableView(self, didEndDisplaying: shown.cell, forRowAt: path)
    }
  }

  func recycleRows(except staying: Set<IndexPath>) {
    for path in shownRows.keys.filter({ !staying.contains($0) }).sorted() { recycleRow(at: path) }
  }

  func recycleRow(at path: IndexPath) {
    guard let shown = shownRows.removeValue(forKey: path) else { return }
    recycle(shown, from: path)
  }

  func recycle(_ shown: ShownRow, from path: IndexPath) {
    shown.cell.removeFromSuperview()
    cellQueue.enqueue(shown.cell)
    guard shown.isDisplayed else { return }
    notifyDelegate(TableMethod.didEndDisplaying) {
      $0.tableView(self, didEndDisplaying: shown.cell, forRowAt: path)
    }
  }

  private func placeTableViews() {
    tableHeaderView?.frame.size.width = bounds.width
    if let footer = tableFooterView {
      footer.frame = CGRect(
        x: 0, y: contentSize.height - footer.frame.height, width: bounds.width,
        height: footer.frame.height)
    }
  }
}
