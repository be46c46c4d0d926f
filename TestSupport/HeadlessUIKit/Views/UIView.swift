#if os(Linux)
  /// A rectangle in a hierarchy of views. Nothing is drawn, and constraints are not solved.
  @preconcurrency @MainActor
  open class UIView: UIResponder, @preconcurrency NSCoding {
    public init(frame: CGRect) {
      self.frame = frame
      super.init()
    }

    public convenience override init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
      frame = .zero
      super.init()
    }

    open nonisolated func encode(with coder: NSCoder) {}

    open func awakeFromNib() {}

    open var frame: CGRect {
      didSet { if frame.size != oldValue.size { setNeedsLayout() } }
    }

    open var bounds: CGRect {
      get { CGRect(origin: boundsOrigin, size: frame.size) }
      set {
        boundsOrigin = newValue.origin
        frame.size = newValue.size
        setNeedsLayout()
      }
    }

    private var boundsOrigin = CGPoint.zero

    open var center: CGPoint {
      get { CGPoint(x: frame.midX, y: frame.midY) }
      set {
        frame.origin = CGPoint(
          x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
      }
    }

    open var superview: UIView? { parent }
    private weak var parent: UIView?

    open var subviews: [UIView] { children }
    private var children: [UIView] = []

    open var window: UIWindow? { parent?.window }

    open override var next: UIResponder? { owner ?? superview }

    /// The view controller whose view this is.
    weak var owner: UIViewController?

    override var hostingWindow: UIWindow? { window }

    open var tag = 0
    open var isUserInteractionEnabled = true
    open var isHidden = false
    open var alpha: CGFloat = 1
    open var isOpaque = true
    open var clipsToBounds = false
    open var backgroundColor: UIColor?
    open var tintColor: UIColor! = .systemBlue
    open var contentMode = ContentMode.scaleToFill
    open var autoresizingMask: UIView.AutoresizingMask = []
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: 8, bottom: 8, trailing: 8)
    open var translatesAutoresizingMaskIntoConstraints = true

    private var needsLayout = true

    open func addSubview(_ view: UIView) { insertSubview(view, at: children.count) }

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

    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func didMoveToWindow() {}

    open func isDescendant(of view: UIView) -> Bool {
      self === view || parent?.isDescendant(of: view) == true
    }

    open func viewWithTag(_ tag: Int) -> UIView? {
      if self.tag == tag { return self }
      return children.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
      guard let first = window?.firstResponder as? UIView, first.isDescendant(of: self) else {
        return true
      }
      return first.resignFirstResponder() || force
    }

    open func setNeedsLayout() { needsLayout = true }

    /// Lays out this view and those inside it, where anything asked for it.
    open func layoutIfNeeded() {
      if needsLayout {
        needsLayout = false
        layoutSubviews()
      }
      for child in children { child.layoutIfNeeded() }
    }

    open func layoutSubviews() {}
    open func setNeedsDisplay() {}

    open var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    open func invalidateIntrinsicContentSize() {}
    open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
    open func sizeToFit() { frame.size = sizeThatFits(frame.size) }

    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }

    open func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      sizeThatFits(targetSize)
    }

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }

    open var gestureRecognizers: [UIGestureRecognizer]?

    // What the accessibility of a view says.
    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityIdentifier: String?

    // Constraints are kept, and not solved.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  }
#endif
