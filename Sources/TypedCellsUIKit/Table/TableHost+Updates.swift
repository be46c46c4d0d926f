public import TypedCells

/// From one content to the next.
extension TableHost {
  /// Shows the content from scratch; while the user drops a row, once it is dropped.
  public func reload() {
    userMove?.noteReload()
    guard userMove == nil else { return }
    advertise()
    reloadData()
  }

  /// Carries out one step of a change by `performBatchUpdates`.
  ///
  /// A table in no window is reloaded in its place, and keeps its selection.
  ///
  /// - Parameters:
  ///   - changes: what goes, comes and moves.
  ///   - animated: whether the user is to see it happen.
  ///   - commit: makes the content that after the step.
  ///   - completion: called when the table has shown it all.
  public func perform(
    _ changes: SectionedChanges, animated: Bool, commit: () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    if userMove != nil {
      userMove?.note(changes)
      givenCells.follow(changes)
      commit()
      return completion()
    }
    guard let tableView, tableView.window != nil, !isOutOfStep,
      !(list.map { lacksMethods($0.uses) } ?? false)
    else {
      reload(after: changes, commit: commit)
      return completion()
    }
    advertise()
    isAnimating = animated
    func update() {
      tableView.performBatchUpdates(
        {
          givenCells.follow(changes)
          commit()
          tell(tableView, BatchUpdate(changes))
        }, completion: { _ in completion() })
    }
    if animated { update() } else { UIView.performWithoutAnimation(update) }
  }

  /// Reloads, as tables do that are in no window, and keeps the selection.
  private func reload(after changes: SectionedChanges, commit: () -> Void) {
    var mapping = PathMapping(changes)
    let selected = (tableView?.indexPathsForSelectedRows ?? []).compactMap { RowPath($0) }
    commit()
    advertise()
    reloadData()
    for path in selected {
      guard let path = mapping.newPath(of: path) else { continue }
      tableView?.selectRow(at: path.indexPath, animated: false, scrollPosition: .none)
    }
  }

  private func tell(_ tableView: UITableView, _ batch: BatchUpdate) {
    let animation = rowAnimation
    if !batch.deletedSections.isEmpty {
      tableView.deleteSections(IndexSet(batch.deletedSections), with: animation)
    }
    if !batch.insertedSections.isEmpty {
      tableView.insertSections(IndexSet(batch.insertedSections), with: animation)
    }
    for move in batch.movedSections { tableView.moveSection(move.old, toSection: move.new) }
    if !batch.deletedRows.isEmpty {
      tableView.deleteRows(at: batch.deletedRows.map(\.indexPath), with: animation)
    }
    if !batch.insertedRows.isEmpty {
      tableView.insertRows(at: batch.insertedRows.map(\.indexPath), with: animation)
    }
    for move in batch.movedRows {
      tableView.moveRow(at: move.old.indexPath, to: move.new.indexPath)
    }
  }

  /// Replaces the cells of rows, which are now of another class.
  ///
  /// - Parameter paths: the rows, in ascending order.
  public func reloadRows(at paths: [RowPath]) {
    guard userMove == nil, !isOutOfStep else { return }
    guard let tableView, tableView.window != nil else { return reloadData() }
    tableView.reloadRows(at: paths.map(\.indexPath), with: .none)
  }

  /// Replaces titles and views above and below sections.
  ///
  /// A title changes where it stands; else the section is reloaded.
  ///
  /// - Parameter sections: the sections, in ascending order.
  public func reloadHeaderFooters(ofSections sections: [Int]) {
    guard let tableView, userMove == nil, !isOutOfStep else { return }
    advertise()
    guard tableView.window != nil else { return reloadData() }
    let others = sections.filter { section in
      let isHeaderShown = showsInPlace(.header, ofSection: section, in: tableView)
      let isFooterShown = showsInPlace(.footer, ofSection: section, in: tableView)
      return !isHeaderShown || !isFooterShown
    }
    if !others.isEmpty { tableView.reloadSections(IndexSet(others), with: .none) }
  }

  /// Replaces a title where it stands. A section is reloaded only where that is not possible, for its
  /// cells are lost then, and with them the keyboard.
  ///
  /// - Returns: whether the table shows what it is to show.
  private func showsInPlace(
    _ edge: SectionEdge, ofSection section: Int, in tableView: UITableView
  ) -> Bool {
    let view =
      switch edge {
      case .header: tableView.headerView(forSection: section)
      case .footer: tableView.footerView(forSection: section)
      }
    let rect =
      switch edge {
      case .header: tableView.rectForHeader(inSection: section)
      case .footer: tableView.rectForFooter(inSection: section)
      }
    switch list?.headerFooter(at: edge, ofSection: section) {
    case nil:
      return view == nil && (rect.height == 0 || tableView.style != .plain)
    case .title(let title)?:
      // Views of titles are the table's own, and have no identifier of the author's.
      guard let view else { return rect.height > 0 }
      guard view.reuseIdentifier.map({ headerFooterSources[ReuseIdentifier($0)] == nil }) ?? true
      else { return false }
      view.show(title: title)
      return true
    case .view(let content)?:
      return view.map { content.viewClass == type(of: $0) } ?? false
    }
  }

  /// Lays out again where a cell on screen wants another height than it has.
  public func adjustHeights() {
    defer { isAnimating = false }
    guard let tableView, userMove == nil, !isOutOfStep else { return }
    advertise()
    let cellsOnScreen = cellsOnScreen
    noteShownRows(cellsOnScreen)
    guard tableView.window != nil else { return }
    // The table is left in peace where no height is another than it was.
    let misfits = preparedCells.filter { wantsOtherHeight($0, tableView) }
    if !misfits.isEmpty {
      // The table does not know that it would have to measure a cell again that it does not show.
      tableView.reconfigureRows(at: misfits.map(\.path.indexPath))
    }
    guard cellsOnScreen.contains(where: { wantsOtherHeight($0, tableView) }) else { return }
    // An empty batch keeps cells, and with them the keyboard, and asks for heights again.
    let adjust = { tableView.performBatchUpdates(nil, completion: nil) }
    if isAnimating { adjust() } else { UIView.performWithoutAnimation(adjust) }
  }

  /// Whether a cell is to have another height than its row has.
  private func wantsOtherHeight(
    _ visible: VisibleCell<UITableViewCell>, _ tableView: UITableView
  ) -> Bool {
    let path = visible.path.indexPath
    let shown = tableView.rectForRow(at: path).height
    let said = tableDelegate?.tableView(tableView, heightForRowAt: path) ?? tableView.rowHeight
    guard said < 0 else { return said != shown }
    let wanted = visible.cell.systemLayoutSizeFitting(
      CGSize(width: tableView.bounds.width, height: 0),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    // Tables round to pixels, and add the thickness of a separator.
    return abs(wanted - shown) > 1
  }
}

extension UITableViewHeaderFooterView {
  /// Replaces the title of a view that the table made.
  fileprivate func show(title: String) {
    if var content = contentConfiguration as? UIListContentConfiguration {
      content.text = title
      contentConfiguration = content
    } else {
      textLabel?.text = title
    }
  }
}
