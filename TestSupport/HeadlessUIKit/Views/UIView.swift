/// A rectangle in a hierarchy of views. Nothing is drawn. Constraints that hold edges, sizes and centres at exact
/// values are solved; priorities decide between them, and inequalities are left out.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UIAppearance,
  UIAccessibilityIdentification
{
  /// How many views were created, for tests that count them.
  static var creationCount = 0

  /// Creates a view with a frame, in points of its superview.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
    Self.creationCount += 1
  }

  /// Creates one with the values that UIKit begins with.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates one from what a nib or a storyboard holds.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
    Self.creationCount += 1
  }

  /// Writes nothing; it is there for the protocol's sake.
  open nonisolated func encode(with coder: NSCoder) {}

  /// The view in UIKit's words: `<UIView: 0x7f8a; frame = (0 0; 320 44); layer = <CALayer: 0x7f8b>>`.
  ///
  /// A log may ask for it on any thread. On another than the main one it names the class alone.
  open nonisolated override var description: String {
    guard MainActor.isCurrent else { return "<\(type(of: self))>" }
    return MainActor.assumeIsolated { descriptionInUIKitsWords }
  }

  /// The same as ``description``.
  open nonisolated override var debugDescription: String { description }

  // MARK: Geometry

  /// The place in the coordinates around it, in points.
  open var frame: CGRect {
    didSet {
      guard frame.size != oldValue.size else { return }
      if autoresizesSubviews { for child in children { child.followSize(from: oldValue.size) } }
      setNeedsLayout()
    }
  }

  /// Follows a superview that had another size, as the autoresizing mask says.
  private func followSize(from old: CGSize) {
    guard translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isEmpty, let parent else {
      return
    }
    let (x, width) = autoresizingMask.follow(
      parent.frame.width - old.width, frame.minX, frame.width, low: .flexibleLeftMargin,
      size: .flexibleWidth, high: .flexibleRightMargin)
    let (y, height) = autoresizingMask.follow(
      parent.frame.height - old.height, frame.minY, frame.height, low: .flexibleTopMargin,
      size: .flexibleHeight, high: .flexibleBottomMargin)
    frame = CGRect(x: x, y: y, width: width, height: height)
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

  /// The same place in the coordinates of another view, or of the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inWindow = offsetInWindow
    let other = view?.offsetInWindow ?? .zero
    return CGPoint(x: point.x + inWindow.x - other.x, y: point.y + inWindow.y - other.y)
  }

  /// A place of another view, or of the window, in the view's own coordinates.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let inWindow = offsetInWindow
    let other = view?.offsetInWindow ?? .zero
    return CGPoint(x: point.x + other.x - inWindow.x, y: point.y + other.y - inWindow.y)
  }

  /// The same place in the coordinates of another view, or of the window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A place of another view, or of the window, in the view's own coordinates.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  // MARK: Hierarchy

  /// The view around this one.
  open var superview: UIView? { parent }
  private weak var parent: UIView?

  /// The views inside, the backmost first.
  open var subviews: [UIView] { children }
  private var children: [UIView] = []

  /// The window that the view is in.
  open var window: UIWindow? { hierarchyWindow }

  /// The window at the top of the hierarchy. Tables and collections ask for this one, because a subclass may
  /// override ``window``.
  var hierarchyWindow: UIWindow? { parent?.hierarchyWindow }

  open override var next: UIResponder? { owner ?? superview }

  /// The view controller whose view this is.
  weak var owner: UIViewController?

  override var hostingWindow: UIWindow? { hierarchyWindow }

  /// A number that tells the view from others.
  open var tag = 0

  /// Adds a view in front of the other subviews.
  open func addSubview(_ view: UIView) { insertSubview(view, at: children.count) }

  /// Adds a view at a position among the subviews.
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

  /// Adds a view behind another one.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: siblingSubview, offset: 0)
  }

  /// Adds a view in front of another one.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: siblingSubview, offset: 1)
  }

  private func insert(_ view: UIView, at sibling: UIView, offset: Int) {
    let others = children.filter { $0 !== view }
    let index = others.firstIndex { $0 === sibling }.map { $0 + offset }
    insertSubview(view, at: index ?? others.count)
  }

  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.append(children.remove(at: index))
  }

  /// Puts a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.insert(children.remove(at: index), at: 0)
  }

  /// Takes the view out of its superview.
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
    if hierarchyWindow != nil { Appearance.adapt(self) }
    didMoveToWindow()
    for child in children { child.announceWindow() }
  }

  private func announceWindow(willBe window: UIWindow?) {
    willMove(toWindow: window)
    for child in children { child.announceWindow(willBe: window) }
  }

  /// Called before the view has another superview.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called when the view has another superview.
  open func didMoveToSuperview() {}

  /// Called before the view enters a window, or leaves its own.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called when the view has another window.
  open func didMoveToWindow() {}

  /// Called when a subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview leaves.
  open func willRemoveSubview(_ subview: UIView) {}

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

  // MARK: Look

  /// Returns a proxy for all views of the class. A view that enters a window gets the proxy's colours, and
  /// a label its font, unless it has others.
  open class func appearance() -> Self { Appearance.proxy(for: self) }

  /// The look of the view.
  open var layer: CALayer { ownLayer }
  private let ownLayer = CALayer()

  /// Whether the user can touch the view.
  open var isUserInteractionEnabled = true

  /// Whether it is not shown.
  open var isHidden = false

  /// How opaque it is, from 0 to 1.
  open var alpha: CGFloat = 1

  /// How the view is moved, scaled and rotated about its centre. Its frame here stays that without a transform.
  open var transform = CGAffineTransform.identity

  /// Whether the view lets nothing behind it be seen.
  open var isOpaque = true

  /// Whether subviews are seen inside of the bounds only.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The colour of the background.
  open var backgroundColor: UIColor?

  /// The colour of what can be touched.
  open var tintColor: UIColor! = .systemBlue { didSet { tintColorDidChange() } }

  /// Called when the tint changes.
  open func tintColorDidChange() {}

  /// How the content fits the bounds.
  open var contentMode = ContentMode.scaleToFill

  /// What becomes of the frame when that of the superview changes.
  open var autoresizingMask: UIView.AutoresizingMask = []

  /// Whether subviews follow the view's size by their masks.
  open var autoresizesSubviews = true

  /// Whether the view is mirrored.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified

  /// The direction that the view is laid out in.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Draws the view; it is not called here.
  open func draw(_ rect: CGRect) {}

  /// Asks for the view to be drawn, which nothing here is.
  open func setNeedsDisplay() {}

  open var traitCollection: UITraitCollection { .current }

  /// The style that the view has in any case.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Layout

  private var needsLayout = true

  /// Asks for a layout, which ``UIView/layoutIfNeeded()`` does.
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

  /// Lays out the subviews by their constraints. Called when a layout is due.
  open func layoutSubviews() {
    var solver = ConstraintSolver(in: self)
    solver.solve()
  }

  /// The size that the content wants, in points.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Invalidates the size of the content. A self-sizing cell around the view is measured again.
  open func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
    for view in sequence(first: self, next: \.superview) {
      guard let cell = view as? any SelfSizingCell else { continue }
      return cell.askForMeasuring()
    }
  }

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

  // MARK: Margins and guides

  /// The room around the content, in points.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { if layoutMargins != oldValue { layoutMarginsDidChange() } }
  }

  /// The room around the content, in points.
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

  /// Whether the superview's margins count, too.
  open var preservesSuperviewLayoutMargins = false

  /// Whether margins begin at the safe area.
  open var insetsLayoutMarginsFromSafeArea = true

  /// Called when the margins change.
  open func layoutMarginsDidChange() { setNeedsLayout() }

  /// How far bars reach into the view: not at all here.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// Called when the safe area changes; it does not here.
  open func safeAreaInsetsDidChange() {}

  var guides = ViewGuides()

  /// The view without its margins.
  open var layoutMarginsGuide: UILayoutGuide {
    guides.margins(of: self) { [unowned self] in bounds.inset(by: layoutMargins) }
  }

  /// The view without what bars cover.
  open var safeAreaLayoutGuide: UILayoutGuide {
    guides.safeArea(of: self) { [unowned self] in bounds.inset(by: safeAreaInsets) }
  }

  /// Where text is not too wide to read: the view without its margins.
  open var readableContentGuide: UILayoutGuide { layoutMarginsGuide }

  /// The guides that were added.
  open var layoutGuides: [UILayoutGuide] { guides.added }

  /// Adds a guide.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { guides.add(layoutGuide, to: self) }

  /// Takes a guide away.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { guides.remove(layoutGuide) }

  // MARK: Constraints

  /// Whether the autoresizing mask is translated into constraints.
  open var translatesAutoresizingMaskIntoConstraints = true

  /// Whether the view needs constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The active constraints that the view keeps.
  open var constraints: [NSLayoutConstraint] { kept }
  private var kept: [NSLayoutConstraint] = []

  /// Keeps a constraint, which is active then.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = false
    kept.append(constraint)
    constraint.wasAdded(to: self)
  }

  /// Keeps constraints, which are active then.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Drops a constraint, which is not active any more.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard let index = kept.firstIndex(where: { $0 === constraint }) else { return }
    kept.remove(at: index).wasRemoved()
  }

  /// Drops constraints, which are not active any more.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  private var needsConstraints = true

  /// Asks for `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { needsConstraints = true }

  /// Whether `updateConstraints()` is due.
  open func needsUpdateConstraints() -> Bool { needsConstraints }

  /// Called before a layout, after `setNeedsUpdateConstraints()`.
  open func updateConstraints() {}

  /// Calls `updateConstraints()` if it is needed.
  open func updateConstraintsIfNeeded() {
    guard needsConstraints else { return }
    needsConstraints = false
    updateConstraints()
  }

  private var priorities = ContentPriorities()

  /// How much the view refuses to be larger than its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priorities.hugging[axis] ?? .defaultLow
  }

  /// Sets how much the view refuses to be larger than its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priorities.hugging[axis] = priority
  }

  /// How much the view refuses to be smaller than its content.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    priorities.resistance[axis] ?? .defaultHigh
  }

  /// Sets how much the view refuses to be smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priorities.resistance[axis] = priority
  }

  /// The edge where a line of text begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .leading) }

  /// The edge where a line of text ends.
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

  /// The middle from side to side.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .centerX) }

  /// The middle from top to bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .centerY) }

  /// The first line of text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(of: self, .firstBaseline)
  }

  /// The last line of text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(of: self, .lastBaseline)
  }

  // MARK: Gestures and accessibility

  /// Attaches a recogniser, which leaves the view that it was attached to.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Detaches a recogniser.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  /// The recognisers that are attached to the view.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet {
      for recognizer in oldValue ?? [] { recognizer.attachedView = nil }
      for recognizer in gestureRecognizers ?? [] { recognizer.attachedView = self }
    }
  }

  /// Whether VoiceOver reads the view.
  open var isAccessibilityElement = false

  /// What the view is, in words.
  open var accessibilityLabel: String?

  /// What using the view does, in words.
  open var accessibilityHint: String?

  /// What the view's value is, in words.
  open var accessibilityValue: String?

  /// A name for tests of the user interface.
  open var accessibilityIdentifier: String?

  /// What the view is to who cannot see it.
  open var accessibilityTraits = UIAccessibilityTraits.none

  /// Whether what is inside is passed over.
  open var accessibilityElementsHidden = false

  /// What is inside, in the order that it is read in.
  open var accessibilityElements: [Any]?

  /// Whether what is inside is read together.
  open var shouldGroupAccessibilityChildren = false
}
