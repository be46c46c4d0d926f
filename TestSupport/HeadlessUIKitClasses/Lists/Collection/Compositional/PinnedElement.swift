/// A header or footer that stays in the viewport while its section scrolls.
@MainActor
struct PinnedElement {
  let attributes: UICollectionViewLayoutAttributes
  /// The beginning and the end of the section, without the headers and footers that extend it.
  let start: CGFloat
  let end: CGFloat
  let isFooter: Bool

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
    // A pinned view covers the cells and views that scroll below it.
    if copy.frame.overlaps(viewport) { copy.zIndex += 1_000_000_000 }
    return copy
  }
}
