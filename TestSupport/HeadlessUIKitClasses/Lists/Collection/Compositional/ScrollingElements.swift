/// The elements of a section that scrolls perpendicular to the layout.
@MainActor
struct ScrollingElements {
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  var elements: [UICollectionViewLayoutAttributes] = []
  /// The beginnings and lengths of the groups, in points.
  private var groups: [(start: CGFloat, length: CGFloat)] = []
  /// The distance between the viewport's edge and the first group.
  private var leading: CGFloat = 0
  private(set) var viewport: CGFloat = 0
  private var length: CGFloat = 0

  init(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) { self.behavior = behavior }

  mutating func addGroup(from start: CGFloat, length: CGFloat) { groups.append((start, length)) }

  mutating func finish(insets: (leading: CGFloat, trailing: CGFloat), viewport: CGFloat) {
    leading = insets.leading
    self.viewport = viewport
    length = (groups.last.map { $0.start + $0.length } ?? insets.leading) + insets.trailing
  }

  /// Returns whether an element, or a copy of it, is one that scrolls.
  func contains(_ element: UICollectionViewLayoutAttributes) -> Bool {
    elements.contains {
      $0.indexPath == element.indexPath
        && $0.representedElementKind == element.representedElementKind
    }
  }

  /// Returns the nearest offset that shows content only.
  func clamped(_ offset: CGFloat) -> CGFloat { min(max(offset, 0), max(length - viewport, 0)) }

  /// Returns the offset at which scrolling stops after a drag.
  func stop(from offset: CGFloat, by distance: CGFloat) -> CGFloat {
    let proposed = offset + distance
    let isForward = distance > 0
    let stops: [CGFloat]
    switch behavior {
    case .none, .continuous: return clamped(proposed)
    case .continuousGroupLeadingBoundary:
      return nearest(to: proposed, among: groups.map { $0.start - leading })
    case .paging: stops = [clamped(offset + (isForward ? viewport : -viewport))]
    case .groupPaging: stops = groups.map { $0.start - leading }
    case .groupPagingCentered: stops = groups.map { $0.start + ($0.length - viewport) / 2 }
    }
    // A swipe scrolls by one page or group, however long it is.
    guard distance != 0 else { return offset }
    // The tolerance of half a point absorbs rounding errors of the offset at which the last swipe ended.
    let next = stops.map(clamped).filter { isForward ? $0 > offset + 0.5 : $0 < offset - 0.5 }
    return (isForward ? next.min() : next.max()) ?? offset
  }

  private func nearest(to offset: CGFloat, among stops: [CGFloat]) -> CGFloat {
    let offset = clamped(offset)
    return stops.map(clamped).min { abs($0 - offset) < abs($1 - offset) } ?? offset
  }
}

/// A header or footer that stays in the viewport while its section scrolls.
@MainActor
struct PinnedElement {
  let attributes: UICollectionViewLayoutAttributes
  /// The beginning and the end of the section.
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
    let place = isFooter ? max(min(own, edge), start) : min(max(own, edge), end - length)
    if isVertical { copy.frame.origin.y = place } else { copy.frame.origin.x = place }
    return copy
  }
}
