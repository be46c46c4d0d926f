public import TypedCells

/// From one content to the next.
extension ListViewHost {
  /// Shows the content from scratch; while the user moves a row, after the move.
  public func reload() {
    guard !holdsChanges else { return reloadLater() }
    reloadsLater = false
    endScrolling()
    adoptOtherDelegate()
    #if !os(tvOS)
      prepareDrops()
    #endif
    reloadData()
    contentDidChange(byReload: true)
    alignContent()
  }

  private func contentDidChange(byReload isReload: Bool) {
    // A list can outlive its view. Without the view, the list doesn't know which events it delivers.
    guard adapter.view != nil else { return }
    #if !os(tvOS)
      keyboardObserver?.enterSuperview()
    #endif
    adapter.contentDidChange(byReload: isReload)
    updateBackground()
  }

  /// One section in a table, and any number in a collection view; in both, only sections with rows.
  public var sectionMoves: SectionMoves { adapter.sectionMoves }

  /// Carries out one step of a change in a batch update.
  ///
  /// A view outside a window is reloaded instead; the content selects its rows again.
  ///
  /// - Parameters:
  ///   - changes: the insertions, deletions and moves.
  ///   - animated: whether the change is animated.
  ///   - commit: replaces the content by the content after the step.
  ///   - completion: called when the view shows the step.
  public func perform(
    _ changes: SectionedChanges, animated: Bool, commit: () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    knownSelection.forget()
    updateScrolling(after: changes)
    adoptOtherDelegate()
    guard adapter.view?.window != nil else {
      commit()
      reloadData()
      return completion()
    }
    isAnimating = animated
    run(animated: animated) {
      adapter.performBatch(
        {
          adapter.willPerform(changes)
          commit()
          adapter.perform(BatchUpdate(changes))
        }, completion: completion)
    }
  }

  func run(animated: Bool, _ update: () -> Void) {
    if animated { update() } else { UIView.performWithoutAnimation(update) }
  }

  /// Replaces the cells of rows that now need another cell class.
  ///
  /// - Parameter paths: the rows, in ascending order.
  public func reloadRows(at paths: [RowPath]) {
    guard canLookAtCells else { return }
    knownSelection.forget()
    adapter.reload(paths.map(\.indexPath))
  }

  /// Replaces titles and views above and below sections whose rows stay.
  ///
  /// A title changes in place if possible; otherwise the section is reloaded.
  ///
  /// - Parameter sections: the sections, in ascending order.
  public func reloadHeaderFooters(ofSections sections: [Int]) {
    guard canLookAtCells else { return }
    knownSelection.forget()
    adapter.reloadHeaderFooters(ofSections: sections)
  }

  /// Gives cells that were updated in place the height that they want now.
  ///
  /// - Parameter paths: the rows whose cells were updated.
  public func adjustHeights(ofRowsAt paths: [RowPath]) {
    defer { isAnimating = false }
    let hasOtherMethods = adoptOtherDelegate()
    #if !os(tvOS)
      prepareDrops()
    #endif
    contentDidChange(byReload: false)
    // Cells outside a window weren't updated, because looking for them would lay the view out early.
    guard canLookAtCells else { return reloadData() }
    noteShown()
    var cells = visibleCells
    if let list {
      for visible in cells {
        show(list.outline(ofRowAt: visible.path), in: visible.cell, animated: isAnimating)
        let isDisabled = list.row(at: visible.path)?.isDisabled ?? false
        show(isDisabled: isDisabled, in: visible.cell)
      }
    }
    // Replacing a view may replace the cells of its section.
    if adapter.updateDeclaredViews() { cells = visibleCells }
    adapter.adjustSizes(of: cells, updated: Set(paths))
    // The view has requested nothing of the methods that it sees only now.
    if hasOtherMethods { adapter.requestSizesAgain() }
    alignContent()
  }

  /// Lets cells be measured again without updating them: they keep their content and the keyboard.
  func measureAgain(_ cells: [VisibleCell<Cell>]) {
    reconfigured = Dictionary(
      cells.compactMap { cell in cell.identifier.map { (cell.path.indexPath, $0.rawValue) } },
      uniquingKeysWith: { first, _ in first })
    defer { reconfigured = [:] }
    guard !reconfigured.isEmpty else { return }
    run(animated: isAnimating) { adapter.reconfigure(reconfigured.keys.sorted()) }
  }

  /// Makes a delegate that the developer gave the view since the last change the host's own delegate.
  ///
  /// - Returns: whether the view was given a delegate with other methods.
  @discardableResult
  func adoptOtherDelegate() -> Bool {
    #if !os(tvOS)
      adapter.adoptOtherDragDelegates()
    #endif
    adapter.adoptOtherPrefetching()
    guard let view = adapter.view, let delegate = adapter.currentDelegate else { return false }
    if let list, list.declaresHeights || list.hasLazyRows { observeViewport() }
    let other = (view as UIScrollView).delegate
    if let other, other !== delegate, other !== keptDelegate {
      ownDelegate = other
      return false
    }
    let needsOther = adapter.needsOtherDelegate
    if needsOther { adapter.replaceDelegate() }
    return needsOther
  }
}
