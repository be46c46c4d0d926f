/// A view that scrolls its content.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The delegate, held weakly. ``ScrollViewDelegating`` explains why the property isn't called `delegate`.
  weak var storedDelegate: (any UIScrollViewDelegate)? {
    didSet { scrollMethods = OptionalMethods(of: storedDelegate, among: ScrollMethod.all) }
  }
  var scrollMethods = OptionalMethods()

  /// The point of the content at the top left corner of the view.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      // A deceleration goes on from the new offset, over the way that is left.
      if isDecelerating {
        runningScroll?.target.x += newValue.x - bounds.origin.x
        runningScroll?.target.y += newValue.y - bounds.origin.y
      }
      bounds.origin = newValue
      notifyScrollDelegate(ScrollMethod.didScroll) { $0.scrollViewDidScroll(self) }
    }
  }

  /// The size of the content, in points.
  open var contentSize = CGSize.zero

  /// The insets around the content, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { adjustedContentInsetDidChange() } }
  }

  /// Called after the insets around the content have changed.
  open func adjustedContentInsetDidChange() {
    notifyScrollDelegate(ScrollMethod.didChangeAdjustedContentInset) {
      $0.scrollViewDidChangeAdjustedContentInset(self)
    }
  }

  /// The insets around the content, including the safe area, in points.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// How the safe area is added to the insets.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  /// The insets of the vertical scroll indicator.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero

  /// The insets of the horizontal scroll indicator.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

  /// Whether the user can scroll.
  open var isScrollEnabled = true

  /// Whether a drag scrolls in one direction only.
  open var isDirectionalLockEnabled = false

  /// Whether the view delays touches of the content until it's clear whether the user scrolls.
  open var delaysContentTouches = true

  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true

  /// Whether scrolling bounces at the edges of the content.
  open var bounces = true

  /// Whether vertical scrolling bounces even if the content fits into the view.
  open var alwaysBounceVertical = false

  /// Whether horizontal scrolling bounces even if the content fits into the view.
  open var alwaysBounceHorizontal = false

  /// Whether scrolling stops at multiples of the view's size.
  open var isPagingEnabled = false

  /// Whether the vertical scroll indicator is visible.
  open var showsVerticalScrollIndicator = true

  /// Whether the horizontal scroll indicator is visible.
  open var showsHorizontalScrollIndicator = true

  /// How scrolling dismisses the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether the user is touching the content.
  open var isTracking: Bool { isTouched || isBeingDragged }

  /// Whether the user is scrolling.
  open var isDragging: Bool { isBeingDragged || isDecelerating }

  /// Whether the content keeps scrolling after the user lifted the finger.
  open var isDecelerating: Bool { runningScroll?.isDeceleration == true }

  var isTouched = false
  var isBeingDragged = false
  /// The scroll that is under way without a finger: a deceleration or an animation.
  var runningScroll: RunningScroll?

  /// The recogniser for scrolling.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  private lazy var pan: UIPanGestureRecognizer = {
    let recognizer = UIPanGestureRecognizer()
    addGestureRecognizer(recognizer)
    return recognizer
  }()

  // MARK: Indicators and deceleration

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

  /// The rate at which scrolling decelerates after the user lifts the finger.
  open var decelerationRate = DecelerationRate.normal

  // MARK: Zooming

  /// The minimum zoom scale.
  open var minimumZoomScale: CGFloat = 1

  /// The maximum zoom scale.
  open var maximumZoomScale: CGFloat = 1

  /// The zoom scale.
  open var zoomScale: CGFloat {
    get { scale }
    set { setZoomScale(newValue, animated: false) }
  }
  private var scale: CGFloat = 1

  /// Sets the zoom scale, limited to the allowed range, if the delegate returns a view for zooming.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let zoomed = askScrollDelegate(ScrollMethod.viewForZooming) { $0.viewForZooming(in: self) }
    guard zoomed ?? nil != nil else { return }
    self.scale = max(minimumZoomScale, min(scale, maximumZoomScale))
    notifyScrollDelegate(ScrollMethod.didZoom) { $0.scrollViewDidZoom(self) }
  }

  /// Performs a pinch, and calls the delegate's methods for it.
  func pinch(to scale: CGFloat) {
    let view = askScrollDelegate(ScrollMethod.viewForZooming) { $0.viewForZooming(in: self) } ?? nil
    guard let view else { return }
    notifyScrollDelegate(ScrollMethod.willBeginZooming) {
      $0.scrollViewWillBeginZooming(self, with: view)
    }
    setZoomScale(scale, animated: false)
    notifyScrollDelegate(ScrollMethod.didEndZooming) {
      $0.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    }
  }

  /// The refresh control.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }

  /// The layout guide of the content. Constraints to it determine ``contentSize``.
  open var contentLayoutGuide: UILayoutGuide { guides.content(of: self) }

  /// The layout guide of the view's frame. Views that it places don't scroll.
  open var frameLayoutGuide: UILayoutGuide { guides.frame(of: self) }

  /// How the safe area is added to the insets. In HeadlessUIKit, the safe area insets are zero.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Adds the safe area depending on the view controller.
    case automatic

    /// Adds the safe area along the scrollable axes.
    case scrollableAxes

    /// Never adds the safe area.
    case never

    /// Always adds the safe area.
    case always
  }

  /// The ways in which scrolling dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Scrolling doesn't dismiss the keyboard.
    case none

    /// Scrolling dismisses the keyboard.
    case onDrag

    /// The keyboard follows the finger, which can dismiss it.
    case interactive

    /// Scrolling dismisses the keyboard and its accessory view.
    case onDragWithAccessory

    /// The keyboard and its accessory view follow the finger, which can dismiss them.
    case interactiveWithAccessory
  }

  /// Scrolls to a point of the content.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    runningScroll = nil
    if animated { animate(to: contentOffset) } else { self.contentOffset = contentOffset }
  }

  /// Scrolls as little as possible to make a rectangle visible.
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

  /// Does nothing. UIKit shows the scroll indicators for a moment.
  open func flashScrollIndicators() {}

  /// Performs a step of a scroll by the user, and lays out.
  func scroll(byUserTo offset: CGPoint) {
    contentOffset = offset
    layoutIfNeeded()
  }

  /// Returns the nearest offset at which the content and its insets fill the view.
  func clamped(_ offset: CGPoint) -> CGPoint { clamped(offset, toContentOf: contentSize) }

  /// Returns the nearest offset at which content of a size, and its insets, fill the view.
  final func clamped(_ offset: CGPoint, toContentOf contentSize: CGSize) -> CGPoint {
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

  /// Returns the offset at which scrolling stops after a drag. Collection view layouts can change it.
  func offsetAfterDrag(to offset: CGPoint, velocity: CGPoint) -> CGPoint { offset }

}

/// A scroll view with a `delegate` property.
///
/// Table and collection views declare `delegate` with a type of their own. In Swift, a subclass can't
/// redeclare a property of its superclass with another type. So an extension of this protocol declares it for
/// scroll views.
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
