/// A view, which ``UIView/svg(style:)`` draws.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UIAppearance,
  UIAppearanceContainer,
  UIAccessibilityIdentification, UIFocusItem, UIDynamicItem
{
  /// The number of views that were created, for tests.
  static var creationCount = 0

  /// Creates a view with a frame in its superview's coordinates, in points.
  public init(frame: CGRect) {
    place = frame
    super.init()
    initialize()
  }

  /// Creates an instance with the default values.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates an instance from a nib or storyboard.
  public required init?(coder: NSCoder) {
    place = .zero
    super.init()
    initialize()
  }

  private func initialize() {
    Self.creationCount += 1
    if !Self.receivesTouches { isUserInteractionEnabled = false }
  }

  /// Whether a new view receives touches.
  class var receivesTouches: Bool { true }

  /// Encodes nothing. `NSCoding` requires the method.
  open nonisolated func encode(with coder: NSCoder) {}

  /// The view's description in UIKit's format: `<UIView: 0x7f8a; frame = (0 0; 320 44); layer = <CALayer:
  /// 0x7f8b>>`.
  ///
  /// Logging can use the description on any thread. Outside the main thread, it contains only the class.
  open nonisolated override var description: String {
    guard MainActor.isCurrent else { return "<\(type(of: self))>" }
    return MainActor.assumeIsolated { descriptionInUIKitsWords }
  }

  /// The same as ``description``.
  open nonisolated override var debugDescription: String { description }

  // MARK: Geometry

  /// The frame in the superview's coordinates, in points. It's the smallest rectangle around the view with its transform.
  open var frame: CGRect {
    get { transform.isIdentity ? place : transform.frame(of: place) }
    set { place = transform.isIdentity ? newValue : transform.place(in: newValue) }
  }

  /// The frame without the transform.
  private(set) var place: CGRect {
    didSet {
      placeLayer()
      if margins.includeSuperviews { announceMarginChange() }
      guard place.size != oldValue.size else { return }
      if autoresizesSubviews { for child in children { child.followSize(from: oldValue.size) } }
      announceMarginChangeOfSubviews()
      setNeedsLayout()
    }
  }

  /// The visible rectangle in the view's own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: place.size) }
    set {
      boundsOrigin = newValue.origin
      move(to: CGRect(origin: place.origin, size: newValue.size))
      announceMarginChangeOfSubviews()
      setNeedsLayout()
    }
  }

  private var boundsOrigin = CGPoint.zero

  /// The centre of the frame in the superview's coordinates, in points, without a translation by the transform.
  open var center: CGPoint {
    get { CGPoint(x: place.midX, y: place.midY) }
    set {
      let (width, height) = (place.width, place.height)
      move(
        to: CGRect(
          x: newValue.x - width / 2, y: newValue.y - height / 2, width: width, height: height))
    }
  }

  /// Sets the frame that the view has without its transform.
  final func move(to place: CGRect) {
    // A subclass may override `frame`, for example to invalidate a layout.
    if transform.isIdentity { frame = place } else { self.place = place }
  }

  /// Converts a position to the coordinates of another view, or of the window if the view is `nil`.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inWindow = offsetInWindow
    let other = view?.offsetInWindow ?? .zero
    return CGPoint(x: point.x + inWindow.x - other.x, y: point.y + inWindow.y - other.y)
  }

  /// Converts a position from the coordinates of another view, or of the window if the view is `nil`.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let inWindow = offsetInWindow
    let other = view?.offsetInWindow ?? .zero
    return CGPoint(x: point.x + other.x - inWindow.x, y: point.y + other.y - inWindow.y)
  }

  /// Converts a position to the coordinates of another view, or of the window if the view is `nil`.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Converts a position from the coordinates of another view, or of the window if the view is `nil`.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  // MARK: Hierarchy

  /// The superview.
  open var superview: UIView? { parent }
  weak var parent: UIView?

  /// The subviews, from back to front.
  open var subviews: [UIView] { children }
  var children: [UIView] = []

  /// The window that contains the view.
  open var window: UIWindow? { hierarchyWindow }

  /// The window at the top of the hierarchy. Table and collection views use this property, because a subclass
  /// can override ``window``.
  var hierarchyWindow: UIWindow? { parent?.hierarchyWindow }

  open override var next: UIResponder? { owner ?? superview }

  /// The view controller whose view this is.
  weak var owner: UIViewController?

  override var hostingWindow: UIWindow? { hierarchyWindow }

  /// A number that identifies the view.
  open var tag = 0

  /// Adds a view in front of the other subviews.
  open func addSubview(_ view: UIView) { insertSubview(view, at: children.count) }

  /// Inserts a view at an index of the subviews.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a view behind a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: siblingSubview, offset: 0)
  }

  /// Inserts a view in front of a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: siblingSubview, offset: 1)
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.append(children.remove(at: index))
  }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.insert(children.remove(at: index), at: 0)
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() { leaveSuperview() }

  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the superview has changed.
  open func didMoveToSuperview() {}

  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the window has changed.
  open func didMoveToWindow() {}

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Returns whether the view is another view or its descendant.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || parent?.isDescendant(of: view) == true
  }

  /// Returns the view with a tag among this view and its descendants, or `nil` if there is none.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return children.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Makes the first responder in the view resign. Returns whether it did.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let first = firstResponderInside else { return true }
    return first.resignFirstResponder() || force
  }

  // MARK: Appearance

  /// Returns the appearance proxy of the class. When a view enters a window, it gets the proxy's colours, and
  /// a label gets the proxy's font, unless the view's values differ from the defaults.
  open class func appearance() -> Self { Appearance.proxy(for: self) }

  /// Returns the appearance proxy of the class for views that are in containers: in an instance of the first class,
  /// which is in an instance of the second, and so on. It takes precedence over proxies with fewer containers.
  open class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    Appearance.proxy(for: self, in: containerTypes)
  }

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer of the view.
  open var layer: CALayer {
    if let madeLayer { return madeLayer }
    let layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    madeLayer = layer
    placeLayer()
    return layer
  }
  private var madeLayer: CALayer?

  private func placeLayer() {
    madeLayer?.bounds = bounds
    madeLayer?.position = center
  }

  /// Whether the view receives touches.
  open var isUserInteractionEnabled = true

  /// Whether the view is hidden.
  open var isHidden = false {
    didSet {
      // A stack has no room for hidden views.
      if isHidden != oldValue, let stack = superview as? UIStackView {
        stack.askForConstraintLayout()
      }
    }
  }

  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1

  /// The view whose opaque parts this view shows; `nil` to show it all. A picture shows all of the view unless its mask
  /// draws nothing.
  open var mask: UIView?

  /// The transform of the view about its centre. Touches and the positions of other views ignore it.
  open var transform = CGAffineTransform.identity

  /// Whether the view is opaque.
  open var isOpaque = true

  /// Whether subviews are clipped to the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The background colour.
  open var backgroundColor: UIColor?

  /// The tint colour. It's the superview's unless the view has its own; setting `nil` restores that.
  open var tintColor: UIColor! {
    get { ownTint ?? inheritedTint }
    set { ownTint = newValue }
  }
  var ownTint: UIColor? {
    didSet { if (oldValue ?? inheritedTint) != tintColor { announceTint() } }
  }

  /// Called after the tint colour has changed, also because a superview's has. A view that gets another superview isn't
  /// notified.
  open func tintColorDidChange() {}

  /// The way in which the content fills the bounds.
  open var contentMode = ContentMode.scaleToFill

  /// The parts of the frame that adapt when the superview's size changes.
  open var autoresizingMask: UIView.AutoresizingMask = []

  /// Whether subviews are resized by their autoresizing masks.
  open var autoresizesSubviews = true

  /// Whether the view is mirrored in right-to-left layouts.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified

  /// The layout direction of the view.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Draws the view. Only the test kit calls it, and ``UIView/svg(style:)`` doesn't show its drawing.
  open func draw(_ rect: CGRect) { isDrawnByClass = false }

  /// Requests that the view draws itself again.
  open func setNeedsDisplay() { needsDisplay = true }

  var needsDisplay = true
  var isDrawnByClass = false

  open var traitCollection: UITraitCollection { .current }

  /// The interface style that overrides the inherited one.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Layout

  private var needsLayout = true

  /// Schedules a layout, which ``UIView/layoutIfNeeded()`` performs.
  open func setNeedsLayout() { needsLayout = true }

  private var needsProperties = true
  private let readProperties = ObservedReads()
  private let readLayout = ObservedReads()
  private let readConstraints = ObservedReads()

  /// Schedules a call of ``updateProperties()``.
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  open func setNeedsUpdateProperties() { needsProperties = true }

  /// Called before a layout, after ``setNeedsUpdateProperties()``, and after a change of what it read from observable
  /// objects.
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  open func updateProperties() {}

  /// Calls ``updateProperties()`` if a call is scheduled.
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  open func updatePropertiesIfNeeded() {
    guard needsProperties else { return }
    needsProperties = false
    readProperties.track {
      updateProperties()
    } onChange: { [weak self] in
      self?.setNeedsUpdateProperties()
    }
  }

  /// Lays out this view and its descendants if a layout was scheduled for them.
  open func layoutIfNeeded() {
    if #available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) {
      owner?.updatePropertiesIfNeeded()
      updatePropertiesIfNeeded()
    }
    updateConstraintsIfNeeded()
    if needsLayout {
      needsLayout = false
      readLayout.track {
        owner?.viewWillLayoutSubviews()
        layoutSubviews()
        owner?.viewDidLayoutSubviews()
      } onChange: { [weak self] in
        self?.setNeedsLayout()
      }
    }
    if children.isEmpty { return }
    for child in children { child.layoutIfNeeded() }
  }

  /// Lays out the subviews with their constraints. Called by ``UIView/layoutIfNeeded()``, and again after a change of what
  /// it read from observable objects.
  open func layoutSubviews() {
    guard ConstraintSolver.hasConstraints(self) else { return }
    var solver = ConstraintSolver(in: self)
    solver.solve()
  }

  /// The intrinsic size of the content, in points.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The intrinsic size, and the current one along an axis without one.
  var naturalSize: CGSize {
    let (own, none) = (intrinsicContentSize, UIView.noIntrinsicMetric)
    return CGSize(
      width: own.width == none ? frame.width : own.width,
      height: own.height == none ? frame.height : own.height)
  }

  /// Invalidates the intrinsic content size. The self-sizing cell that contains the view is measured again.
  open func invalidateIntrinsicContentSize() {
    superview?.askForConstraintLayout()
    for view in sequence(first: self, next: \.superview) {
      guard let cell = view as? any SelfSizingCell else { continue }
      return cell.askForMeasuring()
    }
  }

  /// Returns the size that fits the content into an available size, in points. Here it's the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }

  /// Resizes the view to fit its content.
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }

  /// Returns the size that fits the constraints, in points. Without constraints it's ``UIView/sizeThatFits(_:)``.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that fits the constraints, in points. Without constraints it's ``UIView/sizeThatFits(_:)``.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard ConstraintSolver.hasConstraints(self) else { return sizeThatFits(targetSize) }
    var solver = ConstraintSolver(
      in: self,
      size: .fitting(
        targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority))
    return solver.size() ?? sizeThatFits(targetSize)
  }

  // MARK: Margins and guides

  /// The insets around the content, in points.
  open var layoutMargins: UIEdgeInsets {
    get { margins.includeSuperviews ? marginsWithSuperviews : margins.own }
    set {
      margins.own = newValue
      announceMarginChange()
    }
  }
  var margins = ViewMargins()

  /// The insets around the content, in points.
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

  /// Whether the view's margins are at least as large as the parts of the superview's margins that reach into it.
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.includeSuperviews }
    set {
      margins.includeSuperviews = newValue
      announceMarginChange()
    }
  }

  /// Whether the margins are inset from the safe area.
  open var insetsLayoutMarginsFromSafeArea = true

  /// Called after the margins have changed.
  open func layoutMarginsDidChange() { setNeedsLayout() }

  /// The insets of the safe area. In HeadlessUIKit they're zero.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// Called after the safe area has changed. HeadlessUIKit never calls it.
  open func safeAreaInsetsDidChange() {}

  var guides = ViewGuides()

  /// The layout guide of the view's margins.
  open var layoutMarginsGuide: UILayoutGuide {
    guides.margins(of: self) { [unowned self] in bounds.inset(by: layoutMargins) }
  }

  /// The layout guide of the safe area.
  open var safeAreaLayoutGuide: UILayoutGuide {
    guides.safeArea(of: self) { [unowned self] in bounds.inset(by: safeAreaInsets) }
  }

  /// The layout guide of the keyboard.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { guides.keyboard(of: self) }

  /// The layout guide of the readable width. Here it's ``UIView/layoutMarginsGuide``.
  open var readableContentGuide: UILayoutGuide { layoutMarginsGuide }

  /// The added layout guides.
  open var layoutGuides: [UILayoutGuide] { guides.added }

  /// Adds a layout guide.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { guides.add(layoutGuide, to: self) }

  /// Removes a layout guide.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { guides.remove(layoutGuide) }

  // MARK: Constraints

  /// Whether the autoresizing mask is translated into constraints.
  open var translatesAutoresizingMaskIntoConstraints = true

  /// Whether the view requires constraint-based layout.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The active constraints that the view holds.
  open var constraints: [NSLayoutConstraint] { kept }
  private var kept: [NSLayoutConstraint] = []

  /// Adds and activates a constraint.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = false
    kept.append(constraint)
    constraint.wasAdded(to: self)
  }

  /// Adds and activates constraints.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes and deactivates a constraint.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard let index = kept.firstIndex(where: { $0 === constraint }) else { return }
    kept.remove(at: index).wasRemoved()
  }

  /// Removes and deactivates constraints.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  private var needsConstraints = true

  /// Schedules a call of `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { needsConstraints = true }

  /// Returns whether a call of `updateConstraints()` is scheduled.
  open func needsUpdateConstraints() -> Bool { needsConstraints }

  /// Called before a layout, after `setNeedsUpdateConstraints()`, and after a change of what it read from observable
  /// objects.
  open func updateConstraints() {}

  /// Calls `updateConstraints()` if a call is scheduled.
  open func updateConstraintsIfNeeded() {
    guard needsConstraints else { return }
    needsConstraints = false
    readConstraints.track {
      updateConstraints()
    } onChange: { [weak self] in
      self?.setNeedsUpdateConstraints()
    }
  }

  private var priorities = ContentPriorities()

  /// Returns the priority with which the view resists being larger than its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priorities.hugging[axis]
  }

  /// Sets the priority with which the view resists being larger than its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priorities.hugging[axis] = priority
  }

  /// Returns the priority with which the view resists being smaller than its content.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    priorities.resistance[axis]
  }

  /// Sets the priority with which the view resists being smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priorities.resistance[axis] = priority
  }

  /// The leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .leading) }

  /// The trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .trailing) }

  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .left) }

  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .right) }

  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .top) }

  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .bottom) }

  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .width) }

  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .height) }

  /// The horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .centerX) }

  /// The vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .centerY) }

  /// The baseline of the first line of text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(of: self, .firstBaseline)
  }

  /// The baseline of the last line of text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(of: self, .lastBaseline)
  }

  /// The subview whose text has the baseline of the first line. Here it's the view itself.
  open var forFirstBaselineLayout: UIView { self }

  /// The subview whose text has the baseline of the last line. Here it's the view itself.
  open var forLastBaselineLayout: UIView { self }

  // MARK: Gestures and accessibility

  /// Attaches a recogniser, and detaches it from its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Detaches a recogniser.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  /// The attached recognisers.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet {
      for recognizer in oldValue ?? [] { recognizer.attachedView = nil }
      for recognizer in gestureRecognizers ?? [] { recognizer.attachedView = self }
    }
  }

  /// Returns whether a gesture in the view can begin. The default is `true`.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether colours are kept when the user inverts them.
  open var accessibilityIgnoresInvertColors = false

  /// The identifier for tests of the user interface.
  open var accessibilityIdentifier: String?

  /// Returns the front view that contains a point and can be touched, or `nil`. Views that are hidden, transparent or
  /// disabled for touches are left out with everything inside.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(child.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Returns whether a point is inside the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Whether the view can be focused. A cell asks the delegate of its table or collection view.
  open var canBecomeFocused: Bool { false }

  /// Called after the focus has moved.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Attaches an interaction.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Detaches an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.remove(at: index)
    interaction.didMove(to: nil)
  }

  /// The attached interactions.
  open var interactions: [any UIInteraction] = []
}
