import TypedCells

/// From one content to the next.
extension CollectionAdapter {
  override func reloadData() { view?.reloadData() }

  override func performBatch(
    _ updates: () -> Void, completion: @escaping @MainActor () -> Void
  ) {
    view?.performBatchUpdates(updates, completion: { _ in completion() })
  }

  override func tell(_ batch: BatchUpdate) {
    guard let view else { return }
    if !batch.deletedSections.isEmpty { view.deleteSections(IndexSet(batch.deletedSections)) }
    if !batch.insertedSections.isEmpty { view.insertSections(IndexSet(batch.insertedSections)) }
    for move in batch.movedSections { view.moveSection(move.old, toSection: move.new) }
    if !batch.deletedRows.isEmpty { view.deleteItems(at: batch.deletedRows.map(\.indexPath)) }
    if !batch.insertedRows.isEmpty { view.insertItems(at: batch.insertedRows.map(\.indexPath)) }
    for move in batch.movedRows { view.moveItem(at: move.old.indexPath, to: move.new.indexPath) }
  }

  override func reload(_ paths: [IndexPath]) {
    UIView.performWithoutAnimation { view?.reloadItems(at: paths) }
  }

  override func reconfigure(_ paths: [IndexPath]) { view?.reconfigureItems(at: paths) }

  override func reloadHeaderFooters(ofSections sections: [Int]) {
    guard let view else { return }
    let others = sections.filter { section in
      Self.kinds.contains { !showsInPlace($0.edge, ofSection: section) }
    }
    // The layout decides which headers and footers there are.
    view.collectionViewLayout.invalidateLayout()
    guard !others.isEmpty else { return }
    UIView.performWithoutAnimation { view.reloadSections(IndexSet(others)) }
  }

  /// Changes a title in place. Otherwise the section has to be reloaded, which loses its cells, and with
  /// them the keyboard.
  ///
  /// - Returns: whether the collection view shows the header or footer that the content has, or its layout
  ///   is going to ask for it.
  private func showsInPlace(_ edge: SectionEdge, ofSection section: Int) -> Bool {
    let path = IndexPath(item: 0, section: section)
    guard let shown = view?.supplementaryView(forElementKind: edge.kind, at: path) else {
      return true
    }
    switch host?.headerFooter(at: edge, ofSection: section) {
    case nil:
      return view?.flowLayout != nil
    case .title(let title)?:
      guard let shown = shown as? CollectionTitle else { return false }
      shown.title = title
      return true
    case .view(let content)?:
      return content.viewClass == type(of: shown)
    }
  }

  override func adjustSizes(of updated: [VisibleCell<UICollectionViewCell>]) {
    guard let view, let host else { return }
    guard let layout = view.flowLayout, layout.estimatedItemSize == .zero else {
      // A layout that measures its cells measures them again only if they are reconfigured.
      return host.measureAgain(updated)
    }
    guard wantsOtherSizes(updated, layout, view) else { return }
    if host.isAnimating {
      view.performBatchUpdates({ layout.invalidateLayout() }, completion: nil)
    } else {
      UIView.performWithoutAnimation {
        layout.invalidateLayout()
        view.layoutIfNeeded()
      }
    }
  }

  /// Whether anything on screen is to have another size than a flow layout gave it.
  private func wantsOtherSizes(
    _ updated: [VisibleCell<UICollectionViewCell>], _ layout: UICollectionViewFlowLayout,
    _ view: UICollectionView
  ) -> Bool {
    guard let delegate else { return false }
    let hasMisfit =
      delegate.asksForSizes
      && updated.contains { visible in
        let path = visible.path.indexPath
        let wanted = delegate.collectionView(view, layout: layout, sizeForItemAt: path)
        return layout.layoutAttributesForItem(at: path).map { $0.size != wanted } ?? false
      }
    return hasMisfit
      || headerFootersOnScreen.contains { edge, section, _ in
        let wanted = delegate.size(of: edge, section, layout, view)
        let shown = layout.layoutAttributesForSupplementaryView(
          ofKind: edge.kind, at: IndexPath(item: 0, section: section))
        return shown.map { $0.size.height != wanted.height } ?? false
      }
  }
}
