public import TypedCells

/// Where rows are in the viewport. The rules of a list's place are in the core.
extension ListViewHost: ScrollingHost {
  /// The part of the content that the scroll view shows; `nil` outside a window, or if the view isn't the document of a
  /// scroll view.
  public var viewport: ListViewport? {
    guard let view = adapter.view, let clip = clipView else { return nil }
    // The insets of the clip view, because they also leave room for the titles of columns.
    let (visible, inset) = (extent(of: clip.bounds), clip.contentInsets)
    let (before, after) =
      adapter.scrollsSideways ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let viewport = ListViewport(
      start: visible.lowerBound + before, end: visible.upperBound - after, contentStart: 0,
      contentEnd: extent(of: view.bounds).upperBound)
    return viewport.start < viewport.end ? viewport : nil
  }

  /// Returns where a row begins and ends in the content.
  ///
  /// - Parameter path: the row's path.
  public func extent(ofRowAt path: RowPath) -> ClosedRange<Double>? {
    adapter.frame(ofRowAt: path).map { extent(of: $0) }
  }

  private func extent(of frame: CGRect) -> ClosedRange<Double> {
    adapter.scrollsSideways ? frame.minX...frame.maxX : frame.minY...frame.maxY
  }

  private var clipView: NSClipView? {
    isInWindow ? adapter.view?.superview as? NSClipView : nil
  }

  // MARK: Scrolling

  /// What scrolls the list at the moment.
  public var activeScroll: ActiveScroll {
    if isUserScrolling { return .user }
    guard let scrolling, !scrolling.hasEnded else { return .none }
    return scrolling.kind
  }

  /// Scrolls without an animation, and lays out.
  ///
  /// - Parameter start: where the visible part of the content begins afterwards.
  public func scroll(toStart start: Double) {
    guard let clip = clipView else { return }
    let origin = origin(of: clip, ifViewportStartsAt: start)
    // A scroll to the same place could end the user's.
    if origin != clip.bounds.origin {
      clip.scroll(to: origin)
      // Otherwise the scrollers would stay where they are.
      clip.enclosingScrollView?.reflectScrolledClipView(clip)
    }
    adapter.view?.layoutSubtreeIfNeeded()
  }

  /// Scrolls to the start or the end of the content.
  ///
  /// - Parameters:
  ///   - edge: the edge.
  ///   - animated: whether to animate it.
  ///   - completion: called when the list is there, or when the user scrolls meanwhile.
  /// - Returns: `false` if the list has no ``viewport``.
  @discardableResult
  public func scroll(
    to edge: ListEdge, animated: Bool, completion: @escaping @MainActor () -> Void = {}
  ) -> Bool {
    guard let clip = clipView else { return false }
    adapter.view?.layoutSubtreeIfNeeded()
    guard let start = start(showing: edge) else { return false }
    let scroll = beginScroll(edge == .end ? .listToEnd : .list, completion)
    guard animated else {
      self.scroll(toStart: start)
      scroll.end()
      return true
    }
    let origin = origin(of: clip, ifViewportStartsAt: start)
    NSAnimationContext.runAnimationGroup(
      { _ in clip.animator().setBoundsOrigin(origin) },
      completionHandler: { [weak self] in
        MainActor.assumeIsolated { self?.animationEnds(of: scroll, to: edge) ?? scroll.end() }
      })
    return true
  }

  private func animationEnds(of scroll: ActiveListScroll, to edge: ListEdge) {
    guard !scroll.hasEnded else { return }
    // The edge has moved if the content has changed meanwhile.
    if let start = start(showing: edge) { self.scroll(toStart: start) }
    scroll.end()
  }

  /// Begins a scroll of the list, which ends an earlier one.
  func beginScroll(
    _ kind: ActiveScroll, _ completion: @escaping @MainActor () -> Void
  ) -> ActiveListScroll {
    scrolling?.end()
    let scroll = ActiveListScroll(kind, completion)
    scrolling = scroll
    return scroll
  }

  private func start(showing edge: ListEdge) -> Double? {
    guard let viewport, edge == .end else { return viewport?.contentStart }
    return max(viewport.contentEnd - (viewport.end - viewport.start), viewport.contentStart)
  }

  private func origin(of clip: NSClipView, ifViewportStartsAt start: Double) -> CGPoint {
    var origin = clip.bounds.origin
    if adapter.scrollsSideways {
      origin.x = start - clip.contentInsets.left
    } else {
      origin.y = start - clip.contentInsets.top
    }
    return origin
  }

  // MARK: Observing

  /// Observes the scroll view around the view from now on, also one that the view enters later.
  public func observeViewport() {
    guard let view = adapter.view, windowObserver == nil else { return }
    let observer = WindowObserver(frame: .zero)
    windowObserver = observer
    view.addSubview(observer)
    // Only now, because the list may be in the middle of the view's layout.
    observer.windowDidChange = { [weak self] in
      self?.observeScrollView()
      self?.viewportDidChange()
    }
    observeScrollView()
  }

  private func observeScrollView() {
    observations = []
    isUserScrolling = false
    guard let view = adapter.view, let clip = clipView,
      let scrollView = clip.enclosingScrollView
    else { return }
    clip.postsBoundsChangedNotifications = true
    clip.postsFrameChangedNotifications = true
    view.postsFrameChangedNotifications = true
    observe(NSView.boundsDidChangeNotification, of: clip) { $0.didScroll() }
    observe(NSView.frameDidChangeNotification, of: clip) { $0.viewportDidChange() }
    // Later, because the view is in the middle of its layout.
    observe(NSView.frameDidChangeNotification, of: view) { host in
      Task { [weak host] in host?.viewportDidChange() }
    }
    observe(NSScrollView.willStartLiveScrollNotification, of: scrollView) { host in
      host.isUserScrolling = true
      host.userWillScroll()
    }
    // The steps of a mouse wheel have no start and no end.
    observe(NSScrollView.didLiveScrollNotification, of: scrollView) { $0.userWillScroll() }
    observe(NSScrollView.didEndLiveScrollNotification, of: scrollView) {
      $0.isUserScrolling = false
    }
  }

  private func observe(
    _ name: Notification.Name, of view: NSView,
    _ react: @escaping @MainActor @Sendable (ListViewHost) -> Void
  ) {
    let token = NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) {
      [weak self] _ in MainActor.assumeIsolated { if let self { react(self) } }
    }
    observations.append(Observation(token))
  }

  /// Looks at the rows on screen in the next turn, because rows also come there without a scroll.
  func lookAgain() {
    guard windowObserver != nil, !looksAgain else { return }
    looksAgain = true
    Task { [weak self] in
      self?.looksAgain = false
      self?.didScroll()
    }
  }

  private func didScroll() {
    // The steps of a change aren't looked at.
    guard !isUpdating, isInWindow else { return }
    // The rows that come on screen count as visible.
    adapter.view?.layoutSubtreeIfNeeded()
    list?.didScroll()
  }

  func viewportDidChange() {
    guard !isUpdating, isInWindow else { return }
    adapter.view?.layoutSubtreeIfNeeded()
    list?.viewportDidChange()
  }

  private func userWillScroll() {
    scrolling?.end()
    list?.userWillScroll()
  }
}

/// A scroll of the list to a row or to an edge.
@MainActor
final class ActiveListScroll {
  let kind: ActiveScroll
  private var completion: (@MainActor () -> Void)?

  init(_ kind: ActiveScroll, _ completion: @escaping @MainActor () -> Void) {
    self.kind = kind
    self.completion = completion
  }

  var hasEnded: Bool { completion == nil }

  func end() {
    let ended = completion
    completion = nil
    ended?()
  }
}

/// An invisible view that notices when its superview enters a window or leaves it.
final class WindowObserver: NSView {
  var windowDidChange: (() -> Void)?

  override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    windowDidChange?()
  }
}

/// Ends an observation when nobody needs it any more.
final class Observation {
  private let token: any NSObjectProtocol

  init(_ token: any NSObjectProtocol) { self.token = token }

  deinit { NotificationCenter.default.removeObserver(token) }
}
