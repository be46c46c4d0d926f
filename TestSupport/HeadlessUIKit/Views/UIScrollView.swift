#if os(Linux)
  /// A view that shows a part of its content.
  @preconcurrency @MainActor
  open class UIScrollView: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The delegate; see ``ScrollViewDelegating``.
    weak var storedDelegate: (any UIScrollViewDelegate)?

    open var contentOffset: CGPoint {
      get { bounds.origin }
      set {
        guard newValue != bounds.origin else { return }
        bounds.origin = newValue
        storedDelegate?.scrollViewDidScroll(self)
      }
    }

    open var contentSize = CGSize.zero
    open var contentInset = UIEdgeInsets.zero
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var isScrollEnabled = true
    open var isDirectionalLockEnabled = false
    open var delaysContentTouches = true
    open var scrollsToTop = true
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var isPagingEnabled = false
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var isTracking: Bool { isBeingDragged }
    open var isDragging: Bool { isBeingDragged }
    open var isDecelerating: Bool { false }

    var isBeingDragged = false

    /// What the user pulls down to load anew.
    open var refreshControl: UIRefreshControl? {
      didSet {
        guard refreshControl !== oldValue else { return }
        oldValue?.removeFromSuperview()
        if let refreshControl { insertSubview(refreshControl, at: 0) }
      }
    }

    private let ownContentGuide = UILayoutGuide()
    private let ownFrameGuide = UILayoutGuide()

    open var contentLayoutGuide: UILayoutGuide {
      ownContentGuide.owningView = self
      return ownContentGuide
    }

    open var frameLayoutGuide: UILayoutGuide {
      ownFrameGuide.owningView = self
      return ownFrameGuide
    }

    /// Whether safe areas count as insets; they are empty here.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
      case automatic, scrollableAxes, never, always
    }

    /// Whether and how a drag takes the keyboard away.
    public enum KeyboardDismissMode: Int, Sendable {
      case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
      self.contentOffset = contentOffset
      if animated { storedDelegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    /// Scrolls as little as shows the rectangle.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
      func nearest(_ low: CGFloat, _ high: CGFloat, _ shown: CGFloat, _ extent: CGFloat) -> CGFloat
      {
        if low < shown { return low }
        return high > shown + extent ? high - extent : shown
      }
      setContentOffset(
        clamped(
          CGPoint(
            x: nearest(rect.minX, rect.maxX, bounds.minX, bounds.width),
            y: nearest(rect.minY, rect.maxY, bounds.minY, bounds.height))), animated: animated)
    }

    open func flashScrollIndicators() {}

    /// The nearest offset at which the content fills the view.
    func clamped(_ offset: CGPoint) -> CGPoint {
      let inset = adjustedContentInset
      func clamp(_ value: CGFloat, _ low: CGFloat, _ content: CGFloat, _ visible: CGFloat)
        -> CGFloat
      {
        max(low, min(value, content - visible))
      }
      return CGPoint(
        x: clamp(offset.x, -inset.left, contentSize.width + inset.right, bounds.width),
        y: clamp(offset.y, -inset.top, contentSize.height + inset.bottom, bounds.height))
    }

    /// A drag by a finger beyond the top.
    func pullToRefresh() -> Bool {
      guard window != nil, let refreshControl, refreshControl.isEnabled,
        !refreshControl.isRefreshing
      else { return false }
      refreshControl.beginRefreshing()
      refreshControl.sendActions(for: .valueChanged)
      return true
    }

    /// Where a drag comes to an end; layouts may have it elsewhere than where the finger lets go.
    func offsetAfterDrag(to offset: CGPoint) -> CGPoint { offset }

    /// A drag by a finger, with its messages to the delegate.
    func drag(by distance: CGPoint) {
      guard isScrollEnabled else { return }
      layoutIfNeeded()
      isBeingDragged = true
      storedDelegate?.scrollViewWillBeginDragging(self)
      if keyboardDismissMode != .none { endEditing(false) }
      contentOffset = clamped(
        offsetAfterDrag(
          to: clamped(CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y))))
      layoutIfNeeded()
      isBeingDragged = false
      storedDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    }
  }

  /// What has a scroll view's delegate.
  ///
  /// Tables and collections declare `delegate` again, as delegates of their own kind. In Swift they may
  /// only if the scroll view does not declare it itself, so an extension of this protocol does.
  @preconcurrency @MainActor
  public protocol ScrollViewDelegating: UIScrollView {}

  extension ScrollViewDelegating {
    public weak var delegate: (any UIScrollViewDelegate)? {
      get { storedDelegate }
      set { storedDelegate = newValue }
    }
  }

  extension UIScrollView: ScrollViewDelegating {}
#endif
