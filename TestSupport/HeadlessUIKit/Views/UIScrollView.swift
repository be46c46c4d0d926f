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
    open var isScrollEnabled = true
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

    /// Whether and how a drag takes the keyboard away.
    public enum KeyboardDismissMode: Int, Sendable {
      case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
      self.contentOffset = contentOffset
      if animated { storedDelegate?.scrollViewDidEndScrollingAnimation(self) }
    }

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

    /// A drag by a finger, with its messages to the delegate.
    func drag(by distance: CGPoint) {
      guard isScrollEnabled else { return }
      layoutIfNeeded()
      isBeingDragged = true
      storedDelegate?.scrollViewWillBeginDragging(self)
      if keyboardDismissMode != .none { endEditing(false) }
      contentOffset = clamped(
        CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y))
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
