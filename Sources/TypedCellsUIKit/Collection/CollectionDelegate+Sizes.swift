import TypedCells

/// Sizes in a flow layout: the row's own, otherwise the developer's delegate's, otherwise the layout's.
extension CollectionDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let layout = collectionViewLayout as? UICollectionViewFlowLayout
    var size =
      ask(flowDelegate?.collectionView(_:layout:sizeForItemAt:)) {
        $0(collectionView, collectionViewLayout, indexPath)
      } ?? layout?.itemSize ?? .zero
    if let content, let path = host?.path(indexPath), content.maySayHeight(at: path),
      let height = points(content.heightOfRow(at: path))
    {
      size.height = height
    }
    if host?.fillsWidth ?? false {
      let insets = self.collectionView(
        collectionView, layout: collectionViewLayout, insetForSectionAt: indexPath.section)
      let margins = collectionView.adjustedContentInset
      let width = collectionView.bounds.width - margins.left - margins.right
      size.width = max(width - insets.left - insets.right, 0)
    }
    return size
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    ask(flowDelegate?.collectionView(_:layout:insetForSectionAt:)) {
      $0(collectionView, collectionViewLayout, section)
    } ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    ask(flowDelegate?.collectionView(_:layout:minimumLineSpacingForSectionAt:)) {
      $0(collectionView, collectionViewLayout, section)
    } ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    ask(flowDelegate?.collectionView(_:layout:minimumInteritemSpacingForSectionAt:)) {
      $0(collectionView, collectionViewLayout, section)
    } ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    let own = ask(flowDelegate?.collectionView(_:layout:referenceSizeForHeaderInSection:)) {
      $0(collectionView, collectionViewLayout, section)
    }
    let layout = collectionViewLayout as? UICollectionViewFlowLayout
    return size(
      of: .header, section, from: own ?? layout?.headerReferenceSize ?? .zero, collectionView)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    let own = ask(flowDelegate?.collectionView(_:layout:referenceSizeForFooterInSection:)) {
      $0(collectionView, collectionViewLayout, section)
    }
    let layout = collectionViewLayout as? UICollectionViewFlowLayout
    return size(
      of: .footer, section, from: own ?? layout?.footerReferenceSize ?? .zero, collectionView)
  }

  /// The size that a flow layout is to give a header or footer.
  func size(
    of edge: SectionEdge, _ section: Int, _ layout: UICollectionViewLayout,
    _ view: UICollectionView
  ) -> CGSize {
    switch edge {
    case .header:
      collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
    case .footer:
      collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
    }
  }

  /// The size of a header or footer; zero if the section has none.
  private func size(
    of edge: SectionEdge, _ section: Int, from size: CGSize, _ view: UICollectionView
  ) -> CGSize {
    guard let content, host?.isOutOfStep == false,
      let said = content.heightOfHeaderFooter(at: edge, ofSection: section)
    else { return .zero }
    let estimate = content.estimatedHeightOfHeaderFooter(at: edge, ofSection: section)
    // A flow layout has to be told; it doesn't measure headers.
    let fallback = estimate.flatMap { points(.fixed($0)) } ?? CollectionTitle.height
    return CGSize(
      width: max(size.width, view.bounds.width),
      height: points(said) ?? (size.height > 0 ? size.height : fallback))
  }
}
