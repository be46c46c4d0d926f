import TypedCells

/// Sizes in a flow layout, from heights where rows say any.
extension CollectionHost {
  /// The size of an item.
  ///
  /// - Parameters:
  ///   - path: the row's path.
  ///   - size: what the author's delegate says, else the layout.
  ///   - layout: the layout.
  func itemSize(
    at path: RowPath?, from size: CGSize, in layout: UICollectionViewLayout
  ) -> CGSize {
    var size = size
    if let path, let height = list.flatMap({ points($0.heightOfRow(at: path)) }) {
      size.height = height
    }
    if fillsWidth, let collectionView {
      let insets = (layout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
      let margins = collectionView.adjustedContentInset
      size.width = max(
        collectionView.bounds.width - insets.left - insets.right - margins.left - margins.right,
        0)
    }
    return size
  }

  /// The size of a header or a footer: nothing, where nothing stands.
  ///
  /// - Parameters:
  ///   - edge: which end of the section it stands at.
  ///   - section: the section's position.
  ///   - size: what the author's delegate says, else the layout.
  func headerFooterSize(
    at edge: SectionEdge, ofSection section: Int, from size: CGSize
  ) -> CGSize {
    guard let list, let collectionView, !isOutOfStep,
      let said = list.heightOfHeaderFooter(at: edge, ofSection: section)
    else { return .zero }
    let estimate = list.estimatedHeightOfHeaderFooter(at: edge, ofSection: section)
    // A flow layout has to be told; it cannot ask the view.
    let fallback = estimate.flatMap { points(.fixed($0)) } ?? CollectionTitle.height
    return CGSize(
      width: max(size.width, collectionView.bounds.width),
      height: points(said) ?? (size.height > 0 ? size.height : fallback))
  }
}
