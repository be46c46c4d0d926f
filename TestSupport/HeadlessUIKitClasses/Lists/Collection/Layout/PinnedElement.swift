/// A header or footer that stays in the viewport while its section scrolls.
@MainActor
struct PinnedElement {
  let attributes: UICollectionViewLayoutAttributes
  /// The beginning and the end of the section, without the headers and footers that extend it.
  let start: CGFloat
  let end: CGFloat
  let isFooter: Bool
  /// The amount by which the z-index grows in the viewport, so that the view covers the cells that scroll below it.
  var elevation = 1_000_000_000

  /// Returns the attributes in a viewport: as near to the viewport's edge as the section allows.
  func attributes(in viewport: CGRect, isVertical: Bool) -> UICollectionViewLayoutAttributes {
    guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    let length = isVertical ? copy.frame.height : copy.frame.width
    let own = isVertical ? copy.frame.minY : copy.frame.minX
    let edge =
      isFooter
      ? (isVertical ? viewport.maxY : viewport.maxX) - length
      : isVertical ? viewport.minY : viewport.minX
    // A view doesn't cover one at the other end of its section, which pushes it out of the viewport.
    let place =
      isFooter ? min(own, max(edge, start)) : max(own, min(edge, end - length))
    if isVertical { copy.frame.origin.y = place } else { copy.frame.origin.x = place }
    if copy.frame.overlaps(viewport) { copy.zIndex += elevation }
    return copy
  }

  /// Returns the attributes in the visible bounds of a collection view, inside its insets.
  func attributes(
    in collectionView: UICollectionView?, isVertical: Bool
  ) -> UICollectionViewLayoutAttributes {
    guard let collectionView else { return attributes }
    let inset = collectionView.adjustedContentInset
    let bounds = collectionView.bounds
    return attributes(
      in: CGRect(
        x: bounds.minX + inset.left, y: bounds.minY + inset.top,
        width: bounds.width - inset.left - inset.right,
        height: bounds.height - inset.top - inset.bottom), isVertical: isVertical)
  }
}

extension [UICollectionViewLayoutAttributes] {
  /// Returns the attributes with those of pinned views at the end, which are in the visible bounds of the collection
  /// view.
  @MainActor
  func pinning(
    _ pinned: [PinnedElement], in collectionView: UICollectionView?, isVertical: Bool
  ) -> Self {
    guard !pinned.isEmpty else { return self }
    let originals = Set(pinned.map { ObjectIdentifier($0.attributes) })
    return filter { !originals.contains(ObjectIdentifier($0)) }
      + pinned.map { $0.attributes(in: collectionView, isVertical: isVertical) }
  }
}
