#if os(Linux)
  /// A rectangle in a hierarchy of views. Nothing is drawn, and constraints are not solved.
  @preconcurrency @MainActor
  open class UIView: UIResponder, @preconcurrency NSCoding, UITraitEnvironment {
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

    // MARK: Geometry

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

    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
      let inWindow = offsetInWindow
      let other = view?.offsetInWindow ?? .zero
      return CGPoint(x: point.x + inWindow.x - other.x, y: point.y + inWindow.y - other.y)
    }

    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
      let inWindow = offsetInWindow
      let other = view?.offsetInWindow ?? .zero
      return CGPoint(x: point.x + other.x - inWindow.x, y: point.y + other.y - inWindow.y)
    }

    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
      CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
      CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    // MARK: Hierarchy

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

    open func addSubview(_ view: UIView) { insertSubview(view, at: children.count) }

    open func insertSubview(_ view: UIView, at index: Int) {
      let isNew = view.parent !== self
      if isNew { view.willMove(toSuperview: self) }
      let (wasIn, isIn) = (view.window, window)
      if wasIn !== isIn { view.announceWindow(willBe: isIn) }
      if let old = view.parent {
        if isNew { old.willRemoveSubview(view) }
        old.children.removeAll { $0 === view }
        if isNew {
          old.dropConstraints(to: view)
          old.setNeedsLayout()
        }
      }
      children.insert(view, at: min(index, children.count))
      view.parent = self
      if isNew { didAddSubview(view) }
      view.didMoveToSuperview()
      if view.window !== wasIn { view.announceWindow() }
      setNeedsLayout()
    }

    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
      insert(view, at: siblingSubview, offset: 0)
    }

    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
      insert(view, at: siblingSubview, offset: 1)
    }

    private func insert(_ view: UIView, at sibling: UIView, offset: Int) {
      let others = children.filter { $0 !== view }
      let index = others.firstIndex { $0 === sibling }.map { $0 + offset }
      insertSubview(view, at: index ?? others.count)
    }

    open func bringSubviewToFront(_ view: UIView) {
      guard let index = children.firstIndex(where: { $0 === view }) else { return }
      children.append(children.remove(at: index))
    }

    open func sendSubviewToBack(_ view: UIView) {
      guard let index = children.firstIndex(where: { $0 === view }) else { return }
      children.insert(children.remove(at: index), at: 0)
    }

    open func removeFromSuperview() {
      guard let parent else { return }
      willMove(toSuperview: nil)
      letGoOfFirstResponder()
      let wasIn = window
      if wasIn != nil { announceWindow(willBe: nil) }
      parent.willRemoveSubview(self)
      parent.children.removeAll { $0 === self }
      parent.dropConstraints(to: self)
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

    private func announceWindow(willBe window: UIWindow?) {
      willMove(toWindow: window)
      for child in children { child.announceWindow(willBe: window) }
    }

    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}

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

    // MARK: Look

    open var layer: CALayer { ownLayer }
    private let ownLayer = CALayer()

    open var isUserInteractionEnabled = true
    open var isHidden = false
    open var alpha: CGFloat = 1
    open var isOpaque = true
    open var clipsToBounds: Bool {
      get { layer.masksToBounds }
      set { layer.masksToBounds = newValue }
    }
    open var backgroundColor: UIColor?
    open var tintColor: UIColor! = .systemBlue { didSet { tintColorDidChange() } }
    open func tintColorDidChange() {}
    open var contentMode = ContentMode.scaleToFill
    open var autoresizingMask: UIView.AutoresizingMask = []
    open var autoresizesSubviews = true
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
      semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
    }
    open func draw(_ rect: CGRect) {}
    open func setNeedsDisplay() {}

    open var traitCollection: UITraitCollection { .current }
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Layout

    private var needsLayout = true

    open func setNeedsLayout() { needsLayout = true }

    /// Lays out this view and those inside it, where anything asked for it.
    open func layoutIfNeeded() {
      updateConstraintsIfNeeded()
      if needsLayout {
        needsLayout = false
        layoutSubviews()
      }
      for child in children { child.layoutIfNeeded() }
    }

    open func layoutSubviews() {}

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

    // MARK: Margins and guides

    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
      didSet { if layoutMargins != oldValue { layoutMarginsDidChange() } }
    }
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
      get {
        NSDirectionalEdgeInsets(
          top: layoutMargins.top, leading: layoutMargins.left, bottom: layoutMargins.bottom,
          trailing: layoutMargins.right)
      }
      set {
        layoutMargins = UIEdgeInsets(
          top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
          right: newValue.trailing)
      }
    }
    open var preservesSuperviewLayoutMargins = false
    open var insetsLayoutMarginsFromSafeArea = true
    open func layoutMarginsDidChange() { setNeedsLayout() }
    open var safeAreaInsets: UIEdgeInsets { .zero }
    open func safeAreaInsetsDidChange() {}

    var guides = ViewGuides()

    open var layoutMarginsGuide: UILayoutGuide {
      guides.margins(of: self) { [unowned self] in bounds.inset(by: layoutMargins) }
    }
    open var safeAreaLayoutGuide: UILayoutGuide {
      guides.safeArea(of: self) { [unowned self] in bounds.inset(by: safeAreaInsets) }
    }
    open var readableContentGuide: UILayoutGuide { layoutMarginsGuide }
    open var layoutGuides: [UILayoutGuide] { guides.added }

    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { guides.add(layoutGuide, to: self) }
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { guides.remove(layoutGuide) }

    // MARK: Constraints, which are kept, and not solved

    open var translatesAutoresizingMaskIntoConstraints = true
    open class var requiresConstraintBasedLayout: Bool { false }

    open var constraints: [NSLayoutConstraint] { kept }
    private var kept: [NSLayoutConstraint] = []

    open func addConstraint(_ constraint: NSLayoutConstraint) {
      constraint.isActive = false
      kept.append(constraint)
      constraint.wasAdded(to: self)
    }

    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints { addConstraint(constraint) }
    }

    open func removeConstraint(_ constraint: NSLayoutConstraint) {
      guard let index = kept.firstIndex(where: { $0 === constraint }) else { return }
      kept.remove(at: index).wasRemoved()
    }

    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints { removeConstraint(constraint) }
    }

    private var needsConstraints = true

    open func setNeedsUpdateConstraints() { needsConstraints = true }
    open func needsUpdateConstraints() -> Bool { needsConstraints }
    open func updateConstraints() {}

    open func updateConstraintsIfNeeded() {
      guard needsConstraints else { return }
      needsConstraints = false
      updateConstraints()
    }

    private var priorities = ContentPriorities()

    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      priorities.hugging[axis] ?? .defaultLow
    }

    open func setContentHuggingPriority(
      _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
      priorities.hugging[axis] = priority
    }

    open func contentCompressionResistancePriority(
      for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority {
      priorities.resistance[axis] ?? .defaultHigh
    }

    open func setContentCompressionResistancePriority(
      _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
      priorities.resistance[axis] = priority
    }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .right) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .bottom) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .height) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .centerX) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .centerY) }
    open var firstBaselineAnchor: NSLayoutYAxisAnchor {
      NSLayoutYAxisAnchor(of: self, .firstBaseline)
    }
    open var lastBaselineAnchor: NSLayoutYAxisAnchor {
      NSLayoutYAxisAnchor(of: self, .lastBaseline)
    }

    // MARK: Gestures and accessibility

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }

    open var gestureRecognizers: [UIGestureRecognizer]?

    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityIdentifier: String?
    open var accessibilityTraits = UIAccessibilityTraits.none
    open var accessibilityElementsHidden = false
    open var accessibilityElements: [Any]?
    open var shouldGroupAccessibilityChildren = false
  }
#endif
