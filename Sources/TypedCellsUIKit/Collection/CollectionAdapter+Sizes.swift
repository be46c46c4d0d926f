import TypedCells

/// Titles that change in place, and sizes that change while their views stay.
extension CollectionAdapter {
  /// The effect of another header or footer on a section whose rows stay.
  private enum HeaderFooterChange {
    /// The view shows the content, or the layout requests another one when it comes on screen.
    case none
    /// The title wants another height.
    case size
    /// The layout has a place too many, or needs one more.
    case place
    /// The view has another class, so the section has to be reloaded.
    case view
  }

  /// Shows other headers and footers of sections whose rows stay.
  func showHeaderFooters(ofSections sections: [Int]) {
    guard let view else { return }
    var resized: [(edge: SectionEdge, section: Int)] = []
    var replaced = IndexSet()
    var hasOtherPlaces = false
    for section in sections {
      for (edge, _) in Self.kinds {
        switch showInPlace(edge, ofSection: section, of: view) {
        case .none: break
        case .size: resized.append((edge, section))
        case .place: hasOtherPlaces = true
        case .view: replaced.insert(section)
        }
      }
    }
    // Only then, because an invalid layout asks for all its sections again, and may forget measured sizes.
    if hasOtherPlaces { view.collectionViewLayout.invalidateLayout() }
    measureAgain(resized)
    guard !replaced.isEmpty else { return }
    UIView.performWithoutAnimation { view.reloadSections(replaced) }
  }

  /// Changes a title in place, because reloading the section would replace its cells and dismiss the keyboard.
  ///
  /// - Returns: what is left to do.
  private func showInPlace(
    _ edge: SectionEdge, ofSection section: Int, of view: UICollectionView
  ) -> HeaderFooterChange {
    let path = IndexPath(item: 0, section: section)
    let shown = view.supplementaryView(forElementKind: edge.kind, at: path)
    let content = host?.headerFooter(at: edge, ofSection: section)
    if let layout = view.flowLayout {
      if isMisfit(edge, section, layout, view) { return .place }
    } else if content == nil ? layoutFollowsContent : shown == nil {
      let place = view.layoutAttributesForSupplementaryElement(ofKind: edge.kind, at: path)
      if (place != nil) != (content != nil) { return .place }
    }
    guard let shown else { return .none }
    switch content {
    case nil:
      return layoutFollowsContent || view.flowLayout != nil ? .none : .view
    case .title(let title)?:
      guard let shown = shown as? CollectionTitle else { return .view }
      guard shown.title != title else { return .none }
      let height = shown.fittingHeight
      shown.show(title, isInList: isList(section))
      // A flow layout doesn't measure headers.
      return view.flowLayout == nil && shown.fittingHeight != height ? .size : .none
    case .view?:
      return host?.canShow(edge, ofSection: section, in: shown) ?? true ? .none : .view
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
    guard let list = host?.list, list.keptOrder, list.hasLazyRows else { return [] }
    var paths: [IndexPath] = []
    for section in list.sections.indices {
      let first = RowPath(section: section, row: 0)
      guard !list.isWritten(at: first), list.lazyRowsDeclareHeights else { continue }
      paths += (0..<list.rowCount(in: section)).map { IndexPath(item: $0, section: section) }
    }
    return paths
  }

  /// Returns whether a header or footer on screen is to have another size than a flow layout gave it.
  func hasMisfitHeaderFooter(
    _ layout: UICollectionViewFlowLayout, _ view: UICollectionView
  ) -> Bool {
    headerFootersOnScreen.contains { edge, section, _ in isMisfit(edge, section, layout, view) }
  }

  /// Returns whether a header or footer is to have another size than a flow layout gave it, or none.
  private func isMisfit(
    _ edge: SectionEdge, _ section: Int, _ layout: UICollectionViewFlowLayout,
    _ view: UICollectionView
  ) -> Bool {
    guard let delegate else { return false }
    let place = layout.layoutAttributesForSupplementaryView(
      ofKind: edge.kind, at: IndexPath(item: 0, section: section))
    let shown = place?.size ?? .zero
    let wanted = delegate.size(of: edge, section, layout, view)
    // A flow layout uses only the extent in the direction in which it scrolls.
    return layout.scrollDirection == .horizontal
      ? shown.width != wanted.width : shown.height != wanted.height
  }

  /// Lets the layout measure the headers and footers again that were updated in place. It measures others only when
  /// they come on screen.
  func measureHeaderFootersAgain() {
    guard let list = host?.list, list.hasHeaderFooterViews else { return }
    measureAgain(
      headerFootersOnScreen.filter { list.views[$0.view]?.mayNeedOtherHeight == true }
        .map { ($0.edge, $0.section) })
  }

  /// Lets the layout measure headers and footers again. They must exist, because UIKit raises an exception for others.
  private func measureAgain(_ headerFooters: [(edge: SectionEdge, section: Int)]) {
    guard let view, !headerFooters.isEmpty else { return }
    let layout = view.collectionViewLayout
    let contextClass =
      type(of: layout).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    let context = (contextClass ?? UICollectionViewLayoutInvalidationContext.self).init()
    for (edge, section) in headerFooters {
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
