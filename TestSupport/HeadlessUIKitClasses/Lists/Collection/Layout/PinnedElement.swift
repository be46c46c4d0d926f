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

/// The elements of a layout in their order, with those that stay in the viewport.
@MainActor
struct PlacedElements {
  private let all: [UICollectionViewLayoutAttributes]
  private let ranges: ElementRanges
  private let pinned: [PinnedElement]
  private let originals: Set<ObjectIdentifier>
  private let isVertical: Bool

  init(
    _ elements: [UICollectionViewLayoutAttributes] = [], pinned: [PinnedElement] = [],
    isVertical: Bool = true
  ) {
    all = elements
    ranges = ElementRanges(elements, isVertical: isVertical)
    self.pinned = pinned
    originals = Set(pinned.map { ObjectIdentifier($0.attributes) })
    self.isVertical = isVertical
  }

  /// Returns the elements that may be in a rectangle, and those that are pinned at the end, in the visible bounds of the
  /// collection view.
  func near(
    _ rect: CGRect, in collectionView: UICollectionView?
  ) -> [UICollectionViewLayoutAttributes] {
    let (start, end) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    let near = all[ranges.indices(from: start, to: end)]
    guard !pinned.isEmpty else { return Array(near) }
    return near.filter { !originals.contains(ObjectIdentifier($0)) }
      + pinned.map { $0.attributes(in: collectionView, isVertical: isVertical) }
  }
}
