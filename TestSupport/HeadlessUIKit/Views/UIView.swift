#if os(Linux)
  /// A rectangle in a hierarchy of views. Nothing is drawn, and constraints are not solved.
  @preconcurrency @MainActor
  open class UIView: UIResponder, @preconcurrency NSCoding {
    /// Creates a view with a frame, in points of its superview.
    public init(frame: CGRect) {
      self.frame = frame
      super.init()
    }

    public convenience override init() { self.init(frame: .zero) }

    /// Creates one from what a nib or a storyboard holds.
    public required init?(coder: NSCoder) {
      frame = .zero
      super.init()
    }

    /// Writes nothing; it is there for the protocol's sake.
    open nonisolated func encode(with coder: NSCoder) {}

    /// Called when the view was loaded from a nib.
    open func awakeFromNib() {}

    /// The place in the coordinates around it, in points.
    open var frame: CGRect {
      didSet { if frame.size != oldValue.size { setNeedsLayout() } }
    }

    /// The part of its own coordinates that it shows, in points.
    open var bounds: CGRect {
      get { CGRect(origin: boundsOrigin, size: frame.size) }
      set {
        boundsOrigin = newValue.origin
        frame.size = newValue.size
        setNeedsLayout()
      }
    }

    private var boundsOrigin = CGPoint.zero

    /// The middle of the frame, in points of the superview.
    open var center: CGPoint {
      get { CGPoint(x: frame.midX, y: frame.midY) }
      set {
        frame.origin = CGPoint(
          x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
      }
    }

    /// The view around this one.
    open var superview: UIView? { parent }
    private weak var parent: UIView?

    /// The views inside, the backmost first.
    open var subviews: [UIView] { children }
    private var children: [UIView] = []

    /// The window that the view is in.
    open var window: UIWindow? { parent?.window }

    open override var next: UIResponder? { owner ?? superview }

    /// The view controller whose view this is.
    weak var owner: UIViewController?

    override var hostingWindow: UIWindow? { window }

    /// A number that tells the view from others.
    open var tag = 0

    /// Whether the user can touch the view.
    open var isUserInteractionEnabled = true

    /// Whether it is not shown.
    open var isHidden = false

    /// How opaque it is, from 0 to 1.
    open var alpha: CGFloat = 1

    /// Whether the view lets nothing behind it be seen.
    open var isOpaque = true

    /// Whether subviews are seen inside of the bounds only.
    open var clipsToBounds = false

    /// The colour of the background.
    open var backgroundColor: UIColor?

    /// The colour of what can be touched.
    open var tintColor: UIColor! = .systemBlue

    /// How the content fits the bounds.
    open var contentMode = ContentMode.scaleToFill

    /// What becomes of the frame when that of the superview changes.
    open var autoresizingMask: UIView.AutoresizingMask = []

    /// The room around the content, in points.
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    /// The room around the content, in points.
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: 8, bottom: 8, trailing: 8)

    /// Whether the frame stands for constraints.
    open var translatesAutoresizingMaskIntoConstraints = true

    private var needsLayout = true

    /// Adds a view in front of the other subviews.
    open func addSubview(_ view: UIView) { insertSubview(view, at: children.count) }

    /// Adds a view at a position among the subviews.
    open func insertSubview(_ view: UIView, at index: Int) {
      if view.parent !== self { view.willMove(toSuperview: self) }
      let wasIn = view.window
      if let old = view.parent {
        old.children.removeAll { $0 === view }
        if old !== self { old.setNeedsLayout() }
      }
      children.insert(view, at: min(index, children.count))
      view.parent = self
      view.didMoveToSuperview()
      if view.window !== wasIn { view.announceWindow() }
      setNeedsLayout()
    }

    /// Takes the view out of its superview.
    open func removeFromSuperview() {
      guard let parent else { return }
      willMove(toSuperview: nil)
      letGoOfFirstResponder()
      let wasIn = window
      parent.children.removeAll { $0 === self }
      self.parent = nil
      didMoveToSuperview()
      if wasIn != nil { announceWindow() }
    }

    /// A view that leaves its window cannot keep the keyboard.
    private func letGoOfFirstResponder() {
      guard let first = window?.firstResponder as? UIView, first.isDescendant(of: self) else {
        return
      }
      first.resignFirstResponder()
    }

    private func announceWindow() {
      didMoveToWindow()
      for child in children { child.announceWindow() }
    }

    /// Called before the view has another superview.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Called when the view has another superview.
    open func didMoveToSuperview() {}

    /// Called when the view has another window.
    open func didMoveToWindow() {}

    /// Whether the view is another one or inside of it.
    open func isDescendant(of view: UIView) -> Bool {
      self === view || parent?.isDescendant(of: view) == true
    }

    /// The view of a tag, this one or one inside of it.
    open func viewWithTag(_ tag: Int) -> UIView? {
      if self.tag == tag { return self }
      return children.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    /// Has whatever is inside give up the keyboard; returns whether it did.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
      guard let first = window?.firstResponder as? UIView, first.isDescendant(of: self) else {
        return true
      }
      return first.resignFirstResponder() || force
    }

    /// Asks for a layout, which ``UIView/layoutIfNeeded()`` does.
    open func setNeedsLayout() { needsLayout = true }

    /// Lays out this view and those inside it, where anything asked for it.
    open func layoutIfNeeded() {
      if needsLayout {
        needsLayout = false
        layoutSubviews()
      }
      for child in children { child.layoutIfNeeded() }
    }

    /// Lays out the subviews; called when a layout is due.
    open func layoutSubviews() {}

    /// Asks for the view to be drawn, which nothing here is.
    open func setNeedsDisplay() {}

    /// The size that the content wants, in points.
    open var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Says that the content wants another size.
    open func invalidateIntrinsicContentSize() {}

    /// The size that suits the content, given the room that there is, in points.
    open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }

    /// Gives the view the size that suits its content.
    open func sizeToFit() { frame.size = sizeThatFits(frame.size) }

    /// The size that the constraints ask for, which a subclass says here, in points.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }

    /// The size that the constraints ask for, which a subclass says here, in points.
    open func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      sizeThatFits(targetSize)
    }

    /// Adds a recogniser of gestures.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }

    /// The recognisers of gestures.
    open var gestureRecognizers: [UIGestureRecognizer]?

    // What the accessibility of a view says.

    /// Whether those who do not see are told of the view.
    open var isAccessibilityElement = false

    /// What the view is, in words.
    open var accessibilityLabel: String?

    /// What using the view does, in words.
    open var accessibilityHint: String?

    /// What the view's value is, in words.
    open var accessibilityValue: String?

    /// A name for tests of the user interface.
    open var accessibilityIdentifier: String?

    // Constraints are kept, and not solved.

    /// The edge where a line of text begins.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }

    /// The edge where a line of text ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }

    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }

    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }

    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }

    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }

    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension() }

    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension() }

    /// The middle from side to side.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }

    /// The middle from top to bottom.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  }
#endif
