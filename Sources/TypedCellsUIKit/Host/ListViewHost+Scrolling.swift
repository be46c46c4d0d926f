public import TypedCells

/// Scrolling to rows, whose places may be estimates until they come on screen.
extension ListViewHost {
  /// Scrolls to a row.
  ///
  /// - Parameters:
  ///   - path: the row's path.
  ///   - position: where the row is in the viewport afterwards, as far as the ends of the content allow. The viewport
  ///     ends at the content insets, and at headers and footers that stay on screen while their section scrolls.
  ///   - animated: whether to animate it.
  ///   - completion: called when the row is there, or when the user touches the list meanwhile.
  /// - Returns: `false` if there is no such row, if the view is outside a window, or if the user is dropping a row.
  @discardableResult
  public func scroll(
    to path: RowPath, at position: RowScrollPosition, animated: Bool,
    completion: @escaping @MainActor () -> Void = {}
  ) -> Bool {
    // While UIKit ends a move of the user, it counts its rows as before or after it.
    guard canLookAtCells, !isEndingMove, let view = adapter.view, let list,
      (0..<list.rowCount(in: path.section)).contains(path.row)
    else { return false }
    endScrolling()
    view.layoutIfNeeded()
    adapter.scrollSection(to: path.indexPath, at: position, animated: animated)
    let edges = edges(of: path.indexPath, at: position, in: view)
    begin(AnimatedScroll(target: .row(path, edges), completion: completion), animated: animated)
    return true
  }

  /// Scrolls to the start or the end of the content.
  ///
  /// - Parameters:
  ///   - edge: the edge.
  ///   - animated: whether to animate it.
  ///   - completion: called when the list is there, or when the user touches it meanwhile.
  /// - Returns: `false` if the view is outside a window, or if the user is dropping a row.
  @discardableResult
  public func scroll(
    to edge: ListEdge, animated: Bool, completion: @escaping @MainActor () -> Void = {}
  ) -> Bool {
    guard canLookAtCells, !isEndingMove, let view = adapter.view else { return false }
    endScrolling()
    view.layoutIfNeeded()
    begin(AnimatedScroll(target: .edge(edge), completion: completion), animated: animated)
    return true
  }

  private func begin(_ scroll: AnimatedScroll, animated: Bool) {
    guard animated else {
      scrollAtOnce(to: scroll.target)
      return scroll.completion()
    }
    scrolling = scroll
    takeNextLeg()
  }

  // MARK: Without animation

  /// Scrolls to a target, and again as long as its place changes because rows are measured, at most ten times.
  ///
  /// Usually two or three times suffice. If a row isn't at rest after ten, its height changes at each layout.
  private func scrollAtOnce(to target: ScrollTarget) {
    guard let view = adapter.view else { return }
    // Whether other views are pinned is only seen when the row is at the edge of the viewport.
    var pinned = knownPinnedExtents(over: target)
    for _ in 0..<10 {
      guard let offset = offset(showing: target, pinned, in: view) else { return }
      let isThere = view.contentOffset.isNear(offset)
      if !isThere {
        view.setContentOffset(offset, animated: false)
        view.layoutIfNeeded()
      }
      let nowPinned = pinnedExtents(over: target, in: view)
      if isThere, nowPinned == pinned { return }
      pinned = nowPinned
    }
  }

  // MARK: With an animation

  /// Starts to scroll to the target, or ends if the list is there.
  ///
  /// The place of a row is an estimate until it is on screen, so one animation may not be enough. After three, the
  /// rest is scrolled without one.
  private func takeNextLeg() {
    guard let scroll = scrolling, let view = adapter.view, canLookAtCells else {
      return endScrolling()
    }
    let pinned =
      scroll.legs == 0
      ? knownPinnedExtents(over: scroll.target) : pinnedExtents(over: scroll.target, in: view)
    guard let offset = offset(showing: scroll.target, pinned, in: view),
      !view.contentOffset.isNear(offset), scroll.legs < 3
    else {
      scrollAtOnce(to: scroll.target)
      return endScrolling()
    }
    scrolling?.legs += 1
    view.setContentOffset(offset, animated: true)
  }

  /// Continues an animated scroll.
  func didEndScrollingAnimation() {
    guard scrolling != nil, let view = adapter.view else { return }
    // The user's touch has stopped the animation.
    if view.isTracking { return endScrolling() }
    view.layoutIfNeeded()
    takeNextLeg()
  }

  /// Ends an animated scroll where it is.
  func endScrolling() {
    let completion = scrolling?.completion
    scrolling = nil
    completion?()
  }

  /// Follows the row of an animated scroll through a change.
  func updateScrolling(after changes: SectionedChanges) {
    guard case .row(let old, let edges)? = scrolling?.target else { return }
    var mapping = PathMapping(changes)
    guard let path = mapping.newPath(of: old) else { return endScrolling() }
    scrolling?.target = .row(path, edges)
  }

  // MARK: Where a row is

  /// Returns the edges of the viewport at which a row is to be.
  private func edges(
    of path: IndexPath, at position: RowScrollPosition, in view: UIScrollView
  ) -> ScrollEdges {
    guard position == .nearest else { return ScrollEdges(x: position, y: position) }
    guard let frame = adapter.frame(ofRowAt: path) else { return ScrollEdges(x: nil, y: nil) }
    let area = view.bounds.inset(by: view.adjustedContentInset)
    let pinned = pinnedExtents(over: path, in: view)
    let (x, y) = adapter.scrollsSideways ? (pinned, PinnedExtents()) : (PinnedExtents(), pinned)
    return ScrollEdges(
      x: nearest(frame.minX, frame.maxX, in: area.minX + x.header, area.maxX - x.footer),
      y: nearest(frame.minY, frame.maxY, in: area.minY + y.header, area.maxY - y.footer))
  }

  /// Returns whether a row is completely visible, or fills the viewport.
  func isVisible(_ path: IndexPath) -> Bool {
    guard let view = adapter.view else { return false }
    let edges = edges(of: path, at: .nearest, in: view)
    return edges.x == nil && edges.y == nil
  }

  /// Returns the edge at which a row is to be, or `nil` if it is completely visible or fills the viewport.
  private func nearest(
    _ start: CGFloat, _ end: CGFloat, in low: CGFloat, _ high: CGFloat
  ) -> RowScrollPosition? {
    if start < low - pixel, end < high { return .top }
    return end > high + pixel && start > low ? .bottom : nil
  }

  /// Returns the offset at which the target is at the edges of the viewport, as far as the ends of the content allow; `nil`
  /// if there is no such row.
  private func offset(
    showing target: ScrollTarget, _ pinned: PinnedExtents, in view: UIScrollView
  ) -> CGPoint? {
    let frame: CGRect
    let edges: ScrollEdges
    switch target {
    case .row(let path, let rowEdges):
      guard let rowFrame = adapter.frame(ofRowAt: path.indexPath) else { return nil }
      (frame, edges) = (rowFrame, rowEdges)
    case .edge(let edge):
      frame = CGRect(origin: .zero, size: view.contentSize)
      let position: RowScrollPosition = edge == .start ? .top : .bottom
      edges =
        adapter.scrollsSideways
        ? ScrollEdges(x: position, y: nil) : ScrollEdges(x: nil, y: position)
    }
    let (inset, size, content) = (view.adjustedContentInset, view.bounds.size, view.contentSize)
    let (x, y) = adapter.scrollsSideways ? (pinned, PinnedExtents()) : (PinnedExtents(), pinned)
    return CGPoint(
      x: aligned(
        frame.minX, frame.maxX, edges.x, offset: view.contentOffset.x, length: size.width,
        content: content.width, inset: (inset.left, inset.right), pinned: x),
      y: aligned(
        frame.minY, frame.maxY, edges.y, offset: view.contentOffset.y, length: size.height,
        content: content.height, inset: (inset.top, inset.bottom), pinned: y))
  }

  /// Returns the offset in one direction.
  private func aligned(
    _ start: CGFloat, _ end: CGFloat, _ edge: RowScrollPosition?, offset: CGFloat, length: CGFloat,
    content: CGFloat, inset: (low: CGFloat, high: CGFloat), pinned: PinnedExtents
  ) -> CGFloat {
    // In a direction in which the content fits, the view doesn't scroll.
    guard content + inset.low + inset.high > length else { return offset }
    let wanted: CGFloat
    switch edge {
    case .top: wanted = start - inset.low - pinned.header
    case .middle: wanted = (start + end - inset.low - length + inset.high) / 2
    case .bottom: wanted = end - length + inset.high + pinned.footer
    case .nearest, nil: return offset
    }
    return max(-inset.low, min(wanted, content + inset.high - length))
  }

  /// Returns the extents of views that stay at the edges of the viewport, as far as they are known before the list scrolls.
  private func knownPinnedExtents(over target: ScrollTarget) -> PinnedExtents {
    guard case .row(let path, _) = target else { return PinnedExtents() }
    return adapter.pinnedExtents(inSection: path.section) ?? PinnedExtents()
  }

  private func pinnedExtents(over target: ScrollTarget, in view: UIScrollView) -> PinnedExtents {
    guard case .row(let path, _) = target else { return PinnedExtents() }
    return pinnedExtents(over: path.indexPath, in: view)
  }

  /// Returns the extents of the header and the footer of a row's section that stay at the edges of the viewport, as far
  /// as the views on screen show it: they are at an edge, or over the row.
  private func pinnedExtents(over path: IndexPath, in view: UIScrollView) -> PinnedExtents {
    if let known = adapter.pinnedExtents(inSection: path.section) { return known }
    guard let row = adapter.frame(ofRowAt: path) else { return PinnedExtents() }
    let area = view.bounds.inset(by: view.adjustedContentInset)
    let isSideways = adapter.scrollsSideways
    var extents = PinnedExtents()
    for (edge, section, shown) in adapter.headerFootersOnScreen where section == path.section {
      let frame = shown.frame
      let overlap = frame.intersection(row)
      let covers = !overlap.isNull && overlap.width > pixel && overlap.height > pixel
      let extent = isSideways ? frame.width : frame.height
      switch edge {
      case .header:
        let distance = isSideways ? frame.minX - area.minX : frame.minY - area.minY
        if covers || abs(distance) <= pixel { extents.header = extent }
      case .footer:
        let distance = isSideways ? frame.maxX - area.maxX : frame.maxY - area.maxY
        if covers || abs(distance) <= pixel { extents.footer = extent }
      }
    }
    return extents
  }
}

/// The extents of a header and a footer that stay at the edges of the viewport while their section scrolls; 0 for those
/// that don't.
struct PinnedExtents: Equatable {
  var header: CGFloat = 0
  var footer: CGFloat = 0
}

/// The edges of the viewport at which a row is to be; `nil` in a direction in which it stays where it is.
struct ScrollEdges {
  let x: RowScrollPosition?
  let y: RowScrollPosition?
}

/// Where a scroll ends.
enum ScrollTarget {
  case row(RowPath, ScrollEdges)
  case edge(ListEdge)
}

/// An animated scroll that hasn't ended.
struct AnimatedScroll {
  var target: ScrollTarget
  let completion: @MainActor () -> Void
  /// The number of animations so far.
  var legs = 0
}

/// The largest distance that counts as none, because views are placed at pixels. The largest pixels are a point wide.
private let pixel: CGFloat = 0.5

extension CGPoint {
  fileprivate func isNear(_ other: CGPoint) -> Bool {
    abs(x - other.x) < pixel && abs(y - other.y) < pixel
  }
}
