import TypedCells

/// Sizes in a flow layout: the row's own, otherwise your delegate's, otherwise the layout's.
extension CollectionDelegate {
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize {
    var size =
      ask(flowDelegate?.collectionView(_:layout:sizeForItemAt:)) { $0(view, layout, path) }
      ?? layout.flow?.itemSize ?? .zero
    if let list, let row = host?.path(path), list.mayDeclareHeight(at: row),
      let height = points(list.heightOfRow(at: row))
    {
      size.height = height
    }
    if host?.fillsWidth ?? false {
      let insets = collectionView(view, layout: layout, insetForSectionAt: path.section)
      let margins = view.adjustedContentInset
      let width = view.bounds.width - margins.left - margins.right
      size.width = max(width - insets.left - insets.right, 0)
    }
    return size
  }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    ask(flowDelegate?.collectionView(_:layout:insetForSectionAt:)) { $0(view, layout, section) }
      ?? layout.flow?.sectionInset ?? .zero
  }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    ask(flowDelegate?.collectionView(_:layout:minimumLineSpacingForSectionAt:)) {
      $0(view, layout, section)
    } ?? layout.flow?.minimumLineSpacing ?? 0
  }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    ask(flowDelegate?.collectionView(_:layout:minimumInteritemSpacingForSectionAt:)) {
      $0(view, layout, section)
    } ?? layout.flow?.minimumInteritemSpacing ?? 0
  }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    let own = ask(flowDelegate?.collectionView(_:layout:referenceSizeForHeaderInSection:)) {
      $0(view, layout, section)
    }
    return size(
      of: .header, section, from: own ?? layout.flow?.headerReferenceSize ?? .zero, layout, view)
  }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    let own = ask(flowDelegate?.collectionView(_:layout:referenceSizeForFooterInSection:)) {
      $0(view, layout, section)
    }
    return size(
      of: .footer, section, from: own ?? layout.flow?.footerReferenceSize ?? .zero, layout, view)
  }

  /// Returns the size that a flow layout is to give a header or footer.
  func size(
    of edge: SectionEdge, _ section: Int, _ layout: UICollectionViewLayout, _ view: UICollectionView
  ) -> CGSize {
    switch edge {
    case .header:
      collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
    case .footer:
      collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
    }
  }

  /// Returns the size of a header or footer; zero if the section has none.
  private func size(
    of edge: SectionEdge, _ section: Int, from size: CGSize, _ layout: UICollectionViewLayout,
    _ view: UICollectionView
  ) -> CGSize {
    guard let list,
      let said = list.heightOfHeaderFooter(at: edge, ofSection: section)
    else { return .zero }
    if layout.flow?.scrollDirection == .horizontal {
      // The layout uses only the width. Headers declare heights.
      return CGSize(
        width: size.width > 0 ? size.width : CollectionTitle.width, height: view.bounds.height)
    }
    let estimate = list.estimatedHeightOfHeaderFooter(at: edge, ofSection: section)
    // A flow layout doesn't measure headers.
    let fallback = estimate.map { CGFloat($0) } ?? CollectionTitle.height
    return CGSize(
      width: max(size.width, view.bounds.width),
      height: points(said) ?? (size.height > 0 ? size.height : fallback))
  }
}
