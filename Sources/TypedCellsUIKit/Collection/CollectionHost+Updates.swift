public import TypedCells

/// From one content to the next.
extension CollectionHost {
  /// Shows the content from scratch; while the user drops an item, once it is dropped.
  public func reload() {
    userMove?.noteReload()
    guard userMove == nil else { return }
    advertise()
    reloadData()
  }

  /// Carries out one step of a change by `performBatchUpdates`.
  ///
  /// A collection in no window is reloaded in its place, and keeps its selection.
  ///
  /// - Parameters:
  ///   - changes: what goes, comes and moves.
  ///   - animated: whether the user is to see it happen.
  ///   - commit: makes the content that after the step.
  ///   - completion: called when the collection has shown it all.
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
    guard let collectionView, collectionView.window != nil, !isOutOfStep,
      !(list.map { lacksMethods($0.uses) } ?? false)
    else {
      reload(after: changes, commit: commit)
      return completion()
    }
    advertise()
    isAnimating = animated
    func update() {
      collectionView.performBatchUpdates(
        {
          givenCells.follow(changes)
          commit()
          tell(collectionView, BatchUpdate(changes))
        }, completion: { _ in completion() })
    }
    if animated { update() } else { UIView.performWithoutAnimation(update) }
  }

  /// Reloads, as collections do that are in no window, and keeps the selection.
  private func reload(after changes: SectionedChanges, commit: () -> Void) {
    var mapping = PathMapping(changes)
    let selected = (collectionView?.indexPathsForSelectedItems ?? []).compactMap { RowPath($0) }
    commit()
    advertise()
    reloadData()
    for path in selected {
      guard let path = mapping.newPath(of: path) else { continue }
      collectionView?.selectItem(at: path.indexPath, animated: false, scrollPosition: [])
    }
  }

  private func tell(_ collectionView: UICollectionView, _ batch: BatchUpdate) {
    if !batch.deletedSections.isEmpty {
      collectionView.deleteSections(IndexSet(batch.deletedSections))
    }
    if !batch.insertedSections.isEmpty {
      collectionView.insertSections(IndexSet(batch.insertedSections))
    }
    for move in batch.movedSections {
      collectionView.moveSection(move.old, toSection: move.new)
    }
    if !batch.deletedRows.isEmpty {
      collectionView.deleteItems(at: batch.deletedRows.map(\.indexPath))
    }
    if !batch.insertedRows.isEmpty {
      collectionView.insertItems(at: batch.insertedRows.map(\.indexPath))
    }
    for move in batch.movedRows {
      collectionView.moveItem(at: move.old.indexPath, to: move.new.indexPath)
    }
  }

  /// Replaces the cells of items, which are now of another class.
  ///
  /// - Parameter paths: the items, in ascending order.
  public func reloadRows(at paths: [RowPath]) {
    guard userMove == nil, !isOutOfStep else { return }
    guard let collectionView, collectionView.window != nil else { return reloadData() }
    UIView.performWithoutAnimation {
      collectionView.reloadItems(at: paths.map(\.indexPath))
    }
  }

  /// Replaces titles and views above and below sections.
  ///
  /// A title changes where it stands; else the section is reloaded.
  ///
  /// - Parameter sections: the sections, in ascending order.
  public func reloadHeaderFooters(ofSections sections: [Int]) {
    guard let collectionView, userMove == nil, !isOutOfStep else { return }
    advertise()
    guard collectionView.window != nil else { return reloadData() }
    let others = sections.filter { section in
      [SectionEdge.header, .footer].contains {
        !showsInPlace($0, ofSection: section, in: collectionView)
      }
    }
    // What comes or goes is the layout's to say.
    collectionView.collectionViewLayout.invalidateLayout()
    guard !others.isEmpty else { return }
    UIView.performWithoutAnimation { collectionView.reloadSections(IndexSet(others)) }
  }

  /// Replaces a title where it stands. A section is reloaded only where that is not possible, for its
  /// cells are lost then, and with them the keyboard.
  ///
  /// - Returns: whether the collection shows what it is to show, or its layout will see to it.
  private func showsInPlace(
    _ edge: SectionEdge, ofSection section: Int, in collectionView: UICollectionView
  ) -> Bool {
    let path = IndexPath(item: 0, section: section)
    guard let view = collectionView.supplementaryView(forElementKind: edge.kind, at: path) else {
      return true
    }
    switch list?.headerFooter(at: edge, ofSection: section) {
    case nil:
      return collectionView.collectionViewLayout is UICollectionViewFlowLayout
    case .title(let title)?:
      guard let view = view as? CollectionTitle else { return false }
      view.label.text = title
      return true
    case .view(let content)?:
      return content.viewClass == type(of: view)
    }
  }

  /// Lays out again where a cell on screen wants another size than it has.
  public func adjustHeights() {
    defer { isAnimating = false }
    guard let collectionView, userMove == nil, !isOutOfStep else { return }
    advertise()
    noteShownRows(cellsOnScreen)
    guard collectionView.window != nil, wantsOtherSizes(visibleCells, collectionView) else {
      return
    }
    let layout = collectionView.collectionViewLayout
    if isAnimating {
      collectionView.performBatchUpdates({ layout.invalidateLayout() }, completion: nil)
    } else {
      UIView.performWithoutAnimation {
        layout.invalidateLayout()
        collectionView.layoutIfNeeded()
      }
    }
  }

  /// Whether what is on screen in a flow layout is to have another size than it has.
  ///
  /// Items that size themselves are the layout's own affair.
  private func wantsOtherSizes(
    _ visibleCells: [VisibleCell<UICollectionViewCell>], _ collectionView: UICollectionView
  ) -> Bool {
    guard let layout = collectionView.collectionViewLayout as? UICollectionViewFlowLayout,
      layout.estimatedItemSize == .zero, let delegate = collectionDelegate
    else { return false }
    return delegate.methods.contains(.itemSize)
      && visibleCells.contains { visible in
        let path = visible.path.indexPath
        let wanted = delegate.collectionView(
          collectionView, layout: layout, sizeForItemAt: path)
        return layout.layoutAttributesForItem(at: path).map { $0.size != wanted } ?? false
      }
      || visibleHeaderFooters.contains { visible in
        let path = IndexPath(item: 0, section: visible.section)
        let wanted =
          switch visible.edge {
          case .header:
            delegate.collectionView(
              collectionView, layout: layout, referenceSizeForHeaderInSection: visible.section)
          case .footer:
            delegate.collectionView(
              collectionView, layout: layout, referenceSizeForFooterInSection: visible.section)
          }
        let shown = layout.layoutAttributesForSupplementaryView(
          ofKind: visible.edge.kind, at: path)
        return shown.map { $0.size.height != wanted.height } ?? false
      }
  }
}
