/// The elements of a section that scrolls perpendicular to the layout.
@MainActor
struct ScrollingElements {
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  private(set) var elements: [UICollectionViewLayoutAttributes] = []
  private var places: Set<ElementPlace> = []
  /// The smallest rectangle around the elements.
  private var area = CGRect.null
  /// The beginnings and lengths of the groups, in points.
  private var groups: [(start: CGFloat, length: CGFloat)] = []
  /// The distances between the viewport's edges and the groups.
  private var insets: (leading: CGFloat, trailing: CGFloat) = (0, 0)
  private(set) var viewport: CGFloat = 0
  private var length: CGFloat = 0

  init(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) { self.behavior = behavior }

  mutating func append(_ element: UICollectionViewLayoutAttributes) {
    elements.append(element)
    places.insert(ElementPlace(element))
    area = area.union(element.frame)
  }

  /// Returns whether some elements may be in a rectangle, wherever they are scrolled to.
  func isNear(_ rect: CGRect, isVertical: Bool) -> Bool {
    isVertical
      ? area.minY <= rect.maxY && area.maxY >= rect.minY
      : area.minX <= rect.maxX && area.maxX >= rect.minX
  }

  mutating func addGroup(from start: CGFloat, length: CGFloat) { groups.append((start, length)) }

  mutating func finish(insets: (leading: CGFloat, trailing: CGFloat), viewport: CGFloat) {
    self.insets = insets
    self.viewport = viewport
    length = (groups.last.map { $0.start + $0.length } ?? insets.leading) + insets.trailing
  }

  /// Returns whether an element, or a copy of it, is one that scrolls.
  func contains(_ element: UICollectionViewLayoutAttributes) -> Bool {
    places.contains(ElementPlace(element))
  }

  /// The length of a page: the viewport without the insets.
  private var page: CGFloat { viewport - insets.leading - insets.trailing }

  /// Returns the offset at which a group is in the middle between the insets.
  private func centred(_ group: (start: CGFloat, length: CGFloat)) -> CGFloat {
    group.start - insets.leading - (page - group.length) / 2
  }

  /// The offset at the beginning. If groups are centred, the first one is centred, too.
  var lowest: CGFloat {
    behavior == .groupPagingCentered ? groups.first.map(centred) ?? 0 : 0
  }

  /// The offset at the end.
  private var highest: CGFloat {
    let end = behavior == .groupPagingCentered ? groups.last.map(centred) : nil
    return max(end ?? length - viewport, lowest)
  }

  /// Returns the nearest offset to which the section can be scrolled.
  func clamped(_ offset: CGFloat) -> CGFloat { min(max(offset, lowest), highest) }

  /// Returns the offset at which scrolling stops after a drag.
  func stop(from offset: CGFloat, by distance: CGFloat) -> CGFloat {
    let proposed = offset + distance
    let isForward = distance > 0
    let stops: [CGFloat]
    switch behavior {
    case .none, .continuous: return clamped(proposed)
    case .continuousGroupLeadingBoundary:
      return nearest(to: proposed, among: groups.map { $0.start - insets.leading })
    case .paging:
      guard page > 0 else { return offset }
      stops = (0...Int((highest / page).rounded(.up))).map { CGFloat($0) * page }
    case .groupPaging: stops = groups.map { $0.start - insets.leading }
    case .groupPagingCentered: stops = groups.map(centred)
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
