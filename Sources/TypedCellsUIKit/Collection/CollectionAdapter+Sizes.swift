import TypedCells

/// Titles that change in place, and sizes that change while their views stay.
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

  /// Returns whether an item on screen is to have another size than a flow layout gave it.
  func wantsOtherSizes(
    _ visible: [VisibleCell<UICollectionViewCell>], _ layout: UICollectionViewFlowLayout,
    _ view: UICollectionView
  ) -> Bool {
    guard let delegate, delegate.asksForSizes else { return false }
    let paths = visible.map(\.path.indexPath) + lazyPathsToCompare(in: view)
    return paths.contains { path in
      let wanted = delegate.collectionView(view, layout: layout, sizeForItemAt: path)
      return layout.layoutAttributesForItem(at: path).map { $0.size != wanted } ?? false
    }
  }

  /// Returns the items whose heights may differ from those that the layout has, and can't be compared with those before
  /// the change because they are made on demand; none if they have no heights.
  private func lazyPathsToCompare(in view: UICollectionView) -> [IndexPath] {
    guard let content = host?.content, content.keptOrder, content.hasLazyRows else { return [] }
    var paths: [IndexPath] = []
    for section in content.sections.indices {
      let first = RowPath(section: section, row: 0)
      guard !content.isWritten(at: first), content.lazyRowsDeclareHeights else { continue }
      paths += (0..<content.rowCount(in: section)).map { IndexPath(item: $0, section: section) }
    }
    return paths
  }

  /// Returns whether a header or footer on screen is to have another size than a flow layout gave it.
  func hasMisfitHeaderFooter(
    _ layout: UICollectionViewFlowLayout, _ view: UICollectionView
  ) -> Bool {
    guard let delegate else { return false }
    let isHorizontal = layout.scrollDirection == .horizontal
    return headerFootersOnScreen.contains { edge, section, _ in
      let shown = layout.layoutAttributesForSupplementaryView(
        ofKind: edge.kind, at: IndexPath(item: 0, section: section))
      guard let shown = shown?.size else { return false }
      let wanted = delegate.size(of: edge, section, layout, view)
      // A flow layout uses only the extent in the direction in which it scrolls.
      return isHorizontal ? shown.width != wanted.width : shown.height != wanted.height
    }
  }

  /// Lets the layout measure the headers and footers again that were updated in place. It measures others only when
  /// they come on screen.
  func measureHeaderFootersAgain() {
    guard let view, let updated = host?.content?.updatedHeaderFooters, !updated.isEmpty else {
      return
    }
    // Only those that still exist, because UIKit raises an exception for others.
    let shown = headerFootersOnScreen.filter { updated.contains(ObjectIdentifier($0.view)) }
    guard !shown.isEmpty else { return }
    let layout = view.collectionViewLayout
    let contextClass =
      type(of: layout).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    let context = (contextClass ?? UICollectionViewLayoutInvalidationContext.self).init()
    for (edge, section, _) in shown {
      context.invalidateSupplementaryElements(
        ofKind: edge.kind, at: [IndexPath(item: 0, section: section)])
    }
    layOutAgain(after: { layout.invalidateLayout(with: context) })
  }

  /// Lays out after an invalidation, in an animation if the change is animated.
  func layOutAgain(after invalidate: @escaping () -> Void) {
    guard let view, let host else { return }
    if host.isAnimating {
      view.performBatchUpdates(invalidate, completion: nil)
    } else {
      UIView.performWithoutAnimation {
        invalidate()
        view.layoutIfNeeded()
      }
    }
  }
}
