import TypedCells

/// Titles that change in place, and sizes in flow layouts.
extension CollectionAdapter {
  /// Changes a title in place, because reloading the section would replace its cells and dismiss the keyboard.
  ///
  /// - Returns: whether the collection view shows the header or footer of the content, or its layout will request it.
  func showsInPlace(_ edge: SectionEdge, ofSection section: Int) -> Bool {
    let path = IndexPath(item: 0, section: section)
    guard let shown = view?.supplementaryView(forElementKind: edge.kind, at: path) else {
      return true
    }
    switch host?.headerFooter(at: edge, ofSection: section) {
    case nil:
      return view?.flowLayout != nil || layoutFollowsContent
    case .title(let title)?:
      guard let shown = shown as? CollectionTitle else { return false }
      shown.show(title, isInList: isList(section))
      return true
    case .view?:
      return host?.canShow(edge, ofSection: section, in: shown) ?? true
    }
  }

  /// Returns whether anything on screen is to have another size than a flow layout gave it.
  func wantsOtherSizes(
    _ visible: [VisibleCell<UICollectionViewCell>], _ layout: UICollectionViewFlowLayout,
    _ view: UICollectionView
  ) -> Bool {
    guard let delegate else { return false }
    let hasMisfit =
      delegate.asksForSizes
      && visible.contains { visible in
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
