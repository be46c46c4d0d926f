public import TypedCells

/// Where rows are in the viewport, and when that changes. The rules of a list's place are in the core.
extension ListViewHost: ScrollingHost {
  /// The part of the content that is visible; `nil` outside a window.
  public var viewport: ListViewport? {
    guard canLookAtCells, let view = adapter.view else { return nil }
    let (bounds, inset, content) = (view.bounds, view.adjustedContentInset, view.contentSize)
    let viewport =
      adapter.scrollsSideways
      ? ListViewport(
        start: bounds.minX + inset.left, end: bounds.maxX - inset.right, contentStart: 0,
        contentEnd: content.width)
      : ListViewport(
        start: bounds.minY + inset.top, end: bounds.maxY - inset.bottom, contentStart: 0,
        contentEnd: content.height)
    return viewport.start < viewport.end ? viewport : nil
  }

  /// Returns where a row begins and ends in the content, which may be an estimate if the row is off screen.
  ///
  /// - Parameter path: the row's path.
  public func extent(ofRowAt path: RowPath) -> ClosedRange<Double>? {
    guard let frame = adapter.frame(ofRowAt: path.indexPath) else {
      return nil
    }
    return adapter.scrollsSideways ? frame.minX...frame.maxX : frame.minY...frame.maxY
  }

  /// Scrolls without an animation, and lays out.
  ///
  /// - Parameter start: where the visible part of the content begins afterwards.
  public func scroll(toStart start: Double) {
    guard let view = adapter.view else { return }
    let inset = view.adjustedContentInset
    // The property, because the method ends a deceleration.
    if adapter.scrollsSideways {
      view.contentOffset.x = start - inset.left
    } else {
      view.contentOffset.y = start - inset.top
    }
    view.layoutIfNeeded()
  }

  /// What scrolls the list at the moment.
  public var activeScroll: ActiveScroll {
    guard let view = adapter.view else { return .none }
    if view.isTracking || view.isDecelerating { return .user }
    guard let scrolling else { return .none }
    return if case .edge(.end) = scrolling.target { .listToEnd } else { .list }
  }

  /// Observes the view's scrolling and its size from now on.
  public func observeViewport() {
    guard let view = adapter.view, viewportObserver == nil else { return }
    viewportObserver = ViewportObserver(of: view) { [weak self] hasOtherWidth in
      // Outside a window, the view would lay itself out early.
      guard let self, canLookAtCells else { return false }
      if hasOtherWidth, adapter.heightsDependOnWidth() { adapter.requestSizesAgain() }
      alignContent()
      duringLayout { list?.viewportDidChange() }
      return true
    }
  }

  func didScroll() {
    guard let viewportObserver else { return }
    guard viewportObserver.isUpToDate else { return viewportObserver.setNeedsLayout() }
    // A layout can scroll, too.
    duringLayout { list?.didScroll() }
  }

  func insetsDidChange() {
    // A layout may place its items again because of the insets, so the list follows after that.
    if !isAligning { viewportObserver?.insetsDidChange() }
  }

  func userWillScroll() {
    endScrolling()
    list?.userWillScroll()
  }

  // MARK: Content at the bottom

  /// Whether content that is shorter than the view is at its bottom, as in a chat. By default `false`.
  ///
  /// The list adds to the view's inset at the top, so add to that as well instead of setting it. It has no effect in a
  /// layout that scrolls horizontally.
  public var alignsContentToBottom: Bool {
    get { alignmentInset != nil }
    set {
      guard newValue != alignsContentToBottom else { return }
      guard newValue else { return setAlignmentInset(nil) }
      alignmentInset = 0
      observeViewport()
      alignContent()
    }
  }

  /// Moves content that is shorter than the view to the bottom, and again as long as rows that come on screen by that are
  /// measured.
  func alignContent() {
    guard canLookAtCells, let view = adapter.view, !adapter.scrollsSideways else { return }
    for _ in 0..<10 {
      guard let old = alignmentInset else { return }
      view.layoutIfNeeded()
      let inset = view.adjustedContentInset
      let room = view.bounds.height - (inset.top - old) - inset.bottom - view.contentSize.height
      let new = max(room, 0)
      guard abs(new - old) > 0.25 else { return }
      if isAnimating {
        UIView.animate(withDuration: 0.3) { self.setAlignmentInset(new) }
      } else {
        setAlignmentInset(new)
      }
    }
  }

  private func setAlignmentInset(_ new: CGFloat?) {
    let difference = (new ?? 0) - (alignmentInset ?? 0)
    alignmentInset = new
    guard difference != 0, let view = adapter.view else { return }
    isAligning = true
    view.contentInset.top += difference
    let inset = view.adjustedContentInset
    let last = max(view.contentSize.height + inset.bottom - view.bounds.height, -inset.top)
    // UIKit scrolls only when the user does.
    view.contentOffset.y = min(max(view.contentOffset.y, -inset.top), last)
    isAligning = false
  }
}

/// What of a row is visible.
extension ListViewHost {
  /// Returns the visible part of a row's cell: what the list's insets, the keyboard, superviews that clip and
  /// ``coveredInsets`` leave of it. Other views on top of it count as transparent.
  ///
  /// - Parameter path: the row's path.
  /// - Complexity: O(*d*) for *d* superviews of the cell.
  public func visibleFraction(ofRowAt path: RowPath) -> Double {
    guard canLookAtCells, let view = adapter.view, let window = view.window,
      let cell = adapter.cell(at: path.indexPath), !cell.isHidden, cell.superview != nil
    else { return 0 }
    var rect = cell.bounds
    var viewport = CGSize.zero
    var current: UIView = cell
    while current !== window, let parent = current.superview {
      rect = current.convert(rect, to: parent)
      if parent === view {
        let area = view.bounds.inset(by: view.adjustedContentInset).inset(by: coveredInsets)
        viewport = area.size
        rect = rect.intersection(area)
      } else if parent.clipsToBounds {
        rect = rect.intersection(parent.bounds)
      }
      if rect.isNull || parent.isHidden { return 0 }
      current = parent
    }
    rect = rect.intersection(window.areaAboveKeyboard)
    let whole = min(cell.bounds.width, viewport.width) * min(cell.bounds.height, viewport.height)
    return whole > 0 && !rect.isNull ? min(rect.width * rect.height / whole, 1) : 0
  }
}

extension UIWindow {
  fileprivate var areaAboveKeyboard: CGRect {
    #if os(tvOS)
      bounds
    #else
      // Without a keyboard, the guide ends at the safe area, which doesn't cover anything.
      if keyboardLayoutGuide.layoutFrame.height <= safeAreaInsets.bottom {
        bounds
      } else {
        CGRect(
          x: bounds.minX, y: bounds.minY, width: bounds.width,
          height: keyboardLayoutGuide.layoutFrame.minY - bounds.minY)
      }
    #endif
  }
}
