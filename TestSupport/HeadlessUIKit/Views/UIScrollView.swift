/// A view that shows a part of its content.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The delegate; see ``ScrollViewDelegating``.
  weak var storedDelegate: (any UIScrollViewDelegate)? {
    didSet { scrollMethods = OptionalMethods(of: storedDelegate, among: ScrollMethod.all) }
  }
  var scrollMethods = OptionalMethods()

  /// The point of the content that is at the top left.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      tellScrollDelegate(ScrollMethod.didScroll) { $0.scrollViewDidScroll(self) }
    }
  }

  /// The size of all that there is to see, in points.
  open var contentSize = CGSize.zero

  /// The room around the content, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { adjustedContentInsetDidChange() } }
  }

  /// Called when the insets around the content have changed.
  open func adjustedContentInsetDidChange() {
    tellScrollDelegate(ScrollMethod.didChangeAdjustedContentInset) {
      $0.scrollViewDidChangeAdjustedContentInset(self)
    }
  }

  /// The room around the content, with that of the safe area, in points.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// Whether safe areas count as insets.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  /// The insets of the indicator at the side.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero

  /// The insets of the indicator at the bottom.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

  /// Whether the user may scroll.
  open var isScrollEnabled = true

  /// Whether a drag keeps to one direction.
  open var isDirectionalLockEnabled = false

  /// Whether a touch may still become a drag.
  open var delaysContentTouches = true

  /// Whether a tap on the status bar leads to the top.
  open var scrollsToTop = true

  /// Whether scrolling bounces at the edges.
  open var bounces = true

  /// Whether it bounces up and down even where all content is seen.
  open var alwaysBounceVertical = false

  /// Whether it bounces from side to side even where all content is seen.
  open var alwaysBounceHorizontal = false

  /// Whether it stops at whole pages.
  open var isPagingEnabled = false

  /// Whether a line shows how far down it is scrolled.
  open var showsVerticalScrollIndicator = true

  /// Whether a line shows how far to the side it is scrolled.
  open var showsHorizontalScrollIndicator = true

  /// How scrolling makes the keyboard go.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether a finger is on the content.
  open var isTracking: Bool { isBeingDragged }

  /// Whether the user scrolls.
  open var isDragging: Bool { isBeingDragged }

  /// Whether it scrolls on after the finger has left.
  open var isDecelerating: Bool { false }

  /// The recogniser of the user's drags.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  private lazy var pan: UIPanGestureRecognizer = {
    let recognizer = UIPanGestureRecognizer()
    addGestureRecognizer(recognizer)
    return recognizer
  }()

  // MARK: Look and speed of scrolling

  /// The style of the indicators.
  open var indicatorStyle = IndicatorStyle.default

  /// The insets of both indicators.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// How fast scrolling slows down after the finger was lifted. Here it ends at once.
  open var decelerationRate = DecelerationRate.normal

  // MARK: Zooming

  /// The smallest scale that the user can zoom to.
  open var minimumZoomScale: CGFloat = 1

  /// The largest scale that the user can zoom to.
  open var maximumZoomScale: CGFloat = 1

  /// The scale of the content.
  open var zoomScale: CGFloat {
    get { scale }
    set { setZoomScale(newValue, animated: false) }
  }
  private var scale: CGFloat = 1

  /// Sets the scale, no smaller and no larger than the limits allow, if the delegate has a view to zoom.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let zoomed = askScrollDelegate(ScrollMethod.viewForZooming) { $0.viewForZooming(in: self) }
    guard zoomed ?? nil != nil else { return }
    self.scale = max(minimumZoomScale, min(scale, maximumZoomScale))
    tellScrollDelegate(ScrollMethod.didZoom) { $0.scrollViewDidZoom(self) }
  }

  /// A pinch, with its messages to the delegate.
  func pinch(to scale: CGFloat) {
    let view = askScrollDelegate(ScrollMethod.viewForZooming) { $0.viewForZooming(in: self) } ?? nil
    guard let view else { return }
    tellScrollDelegate(ScrollMethod.willBeginZooming) {
      $0.scrollViewWillBeginZooming(self, with: view)
    }
    setZoomScale(scale, animated: false)
    tellScrollDelegate(ScrollMethod.didEndZooming) {
      $0.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    }
  }

  var isBeingDragged = false

  /// The control that the user pulls down to reload.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }

  private let ownContentGuide = UILayoutGuide()
  private let ownFrameGuide = UILayoutGuide()

  /// The content, for constraints.
  open var contentLayoutGuide: UILayoutGuide {
    ownContentGuide.owningView = self
    return ownContentGuide
  }

  /// The view's frame, for constraints.
  open var frameLayoutGuide: UILayoutGuide {
    ownFrameGuide.owningView = self
    return ownFrameGuide
  }

  /// Whether safe areas count as insets; they are empty here.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As the controllers around it need.
    case automatic

    /// Where the content scrolls.
    case scrollableAxes

    /// Never.
    case never

    /// Always.
    case always
  }

  /// Whether and how a drag takes the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// The keyboard stays.
    case none

    /// The keyboard goes when the user scrolls.
    case onDrag

    /// The keyboard follows the finger.
    case interactive

    /// The keyboard and what is on top of it go when the user scrolls.
    case onDragWithAccessory

    /// The keyboard and what is on top of it follow the finger.
    case interactiveWithAccessory
  }

  /// Scrolls to a point of the content.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { announceEndOfAnimation() }
  }

  func announceEndOfAnimation() {
    tellScrollDelegate(ScrollMethod.didEndScrollingAnimation) {
      $0.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Scrolls as little as shows the rectangle.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    func nearest(_ low: CGFloat, _ high: CGFloat, _ shown: CGFloat, _ extent: CGFloat) -> CGFloat {
      if low < shown { return low }
      return high > shown + extent ? high - extent : shown
    }
    setContentOffset(
      clamped(
        CGPoint(
          x: nearest(rect.minX, rect.maxX, bounds.minX, bounds.width),
          y: nearest(rect.minY, rect.maxY, bounds.minY, bounds.height))), animated: animated)
  }

  /// Shows the indicators for a moment; there are none here.
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
    guard hierarchyWindow != nil, let refreshControl, refreshControl.isEnabled,
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
    tellScrollDelegate(ScrollMethod.willBeginDragging) { $0.scrollViewWillBeginDragging(self) }
    if keyboardDismissMode != .none { endEditing(false) }
    var target = offsetAfterDrag(
      to: clamped(CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y)))
    tellScrollDelegate(ScrollMethod.willEndDragging) { delegate in
      unsafe withUnsafeMutablePointer(to: &target) {
        unsafe delegate.scrollViewWillEndDragging(
          self, withVelocity: .zero, targetContentOffset: $0)
      }
    }
    contentOffset = clamped(target)
    layoutIfNeeded()
    isBeingDragged = false
    tellScrollDelegate(ScrollMethod.didEndDragging) {
      $0.scrollViewDidEndDragging(self, willDecelerate: false)
    }
  }

  /// A tap on the status bar.
  func scrollToTop() -> Bool {
    guard scrollsToTop, hierarchyWindow != nil,
      askScrollDelegate(ScrollMethod.shouldScrollToTop, { $0.scrollViewShouldScrollToTop(self) })
        ?? true
    else { return false }
    contentOffset = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
    layoutIfNeeded()
    tellScrollDelegate(ScrollMethod.didScrollToTop) { $0.scrollViewDidScrollToTop(self) }
    return true
  }
}

/// What has a scroll view's delegate.
///
/// Tables and collections declare `delegate` again, as delegates of their own kind. In Swift they may
/// only if the scroll view does not declare it itself, so an extension of this protocol does.
@preconcurrency @MainActor
public protocol ScrollViewDelegating: UIScrollView {}

extension ScrollViewDelegating {
  /// The delegate, held weakly.
  public weak var delegate: (any UIScrollViewDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
}

extension UIScrollView: ScrollViewDelegating {}
