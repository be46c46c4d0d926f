/// The hugging and compression resistance priorities of a view.
struct ContentPriorities {
  var hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  var resistance = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
}

/// A priority for each axis.
struct AxisPriorities {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

/// The layout guides of a view. Guides that the view provides are created on first use.
@MainActor
struct ViewGuides {
  private(set) var added: [UILayoutGuide] = []
  private var ownMargins: UILayoutGuide?
  private var ownSafeArea: UILayoutGuide?

  mutating func margins(of view: UIView, frame: @escaping () -> CGRect) -> UILayoutGuide {
    if let ownMargins { return ownMargins }
    let guide = Self.guide("UIViewLayoutMarginsGuide", of: view, frame)
    ownMargins = guide
    return guide
  }

  mutating func safeArea(of view: UIView, frame: @escaping () -> CGRect) -> UILayoutGuide {
    if let ownSafeArea { return ownSafeArea }
    let guide = Self.guide("UIViewSafeAreaLayoutGuide", of: view, frame)
    ownSafeArea = guide
    return guide
  }

  private var ownKeyboard: UIKeyboardLayoutGuide?
  var hasKeyboard: Bool { ownKeyboard != nil }

  mutating func keyboard(of view: UIView) -> UIKeyboardLayoutGuide {
    if let ownKeyboard { return ownKeyboard }
    let guide = UIKeyboardLayoutGuide()
    guide.identifier = "UIViewKeyboardLayoutGuide"
    guide.owningView = view
    guide.frameInView = { [unowned view, unowned guide] in guide.frame(in: view) }
    ownKeyboard = guide
    return guide
  }

  /// The guide of a scroll view's content, if it's used.
  private(set) var content: UILayoutGuide?
  private var ownFrame: UILayoutGuide?

  mutating func content(of view: UIScrollView) -> UILayoutGuide {
    if let content { return content }
    let guide = Self.guide("UIScrollView-contentLayoutGuide", of: view) { [unowned view] in
      CGRect(origin: .zero, size: view.contentSize)
    }
    content = guide
    return guide
  }

  mutating func frame(of view: UIScrollView) -> UILayoutGuide {
    if let ownFrame { return ownFrame }
    let guide = Self.guide("UIScrollView-frameLayoutGuide", of: view) { [unowned view] in
      view.bounds
    }
    ownFrame = guide
    return guide
  }

  private static func guide(
    _ identifier: String, of view: UIView, _ frame: @escaping () -> CGRect
  ) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    guide.owningView = view
    guide.frameInView = frame
    return guide
  }

  mutating func add(_ guide: UILayoutGuide, to view: UIView) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = view
    added.append(guide)
  }

  mutating func remove(_ guide: UILayoutGuide) {
    guard let index = added.firstIndex(where: { $0 === guide }) else { return }
    for view in sequence(first: guide.owningView, next: { $0?.superview }).compactMap(\.self) {
      view.removeConstraints(
        view.constraints.filter { $0.firstItem === guide || $0.secondItem === guide })
    }
    added.remove(at: index).owningView = nil
  }
}

extension UIView {
  /// The origin of the view's coordinates in the coordinates of the topmost view.
  var offsetInWindow: CGPoint {
    guard let superview else { return CGPoint(x: -bounds.minX, y: -bounds.minY) }
    let outer = superview.offsetInWindow
    return CGPoint(
      x: outer.x + place.minX - bounds.minX, y: outer.y + place.minY - bounds.minY)
  }

  /// Draws the view if it requested that.
  ///
  /// - Returns: whether the view's class implements `draw(_:)` and drew the view.
  package func displayIfNeeded() -> Bool {
    guard needsDisplay else { return false }
    needsDisplay = false
    isDrawnByClass = true
    draw(bounds)
    return isDrawnByClass
  }

  /// Adapts the frame to the superview's new size, according to the autoresizing mask.
  func followSize(from old: CGSize) {
    guard translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isEmpty, let parent else {
      return
    }
    let (x, width) = autoresizingMask.follow(
      parent.place.width - old.width, place.minX, place.width, low: .flexibleLeftMargin,
      size: .flexibleWidth, high: .flexibleRightMargin)
    let (y, height) = autoresizingMask.follow(
      parent.place.height - old.height, place.minY, place.height, low: .flexibleTopMargin,
      size: .flexibleHeight, high: .flexibleBottomMargin)
    move(to: CGRect(x: x, y: y, width: width, height: height))
  }

  /// Removes the constraints between a view that leaves the hierarchy and the remaining views.
  func dropConstraints(to view: UIView) {
    var ancestor: UIView? = self
    while let holder = ancestor {
      holder.removeConstraints(holder.constraints.filter { $0.refers(to: view) })
      ancestor = holder.superview
    }
  }
}

extension NSLayoutConstraint {
  /// Returns whether an item of the constraint is a view or one of its descendants.
  func refers(to view: UIView) -> Bool {
    [firstItem, secondItem].contains { item in
      ((item as? UIView) ?? (item as? UILayoutGuide)?.owningView)?.isDescendant(of: view) == true
    }
  }
}

extension UIView {
  /// Schedules a layout of the view, and of the views whose layout its size may change.
  func askForConstraintLayout() {
    setNeedsLayout()
    var view = self
    while let superview = view.superview,
      !view.translatesAutoresizingMaskIntoConstraints || superview is UIStackView
    {
      superview.setNeedsLayout()
      view = superview
    }
  }

  /// Returns the size of the content, in points; `UIView.noIntrinsicMetric` where it has none.
  ///
  /// - Parameter width: the width at which a text is wrapped, or `nil` if it isn't limited.
  func contentSize(width: CGFloat?) -> CGSize {
    ViewPainter(style: .light).contentSize(of: self, width: width)
  }

  /// Whether the height of the content depends on its width.
  var wrapsText: Bool {
    switch self {
    case let label as UILabel: label.numberOfLines != 1
    default: self is UITextView
    }
  }

  /// The font of the text whose baselines constraints can refer to.
  var baselineFont: UIFont? {
    switch self {
    case let label as UILabel: label.font
    case let field as UITextField: field.font ?? .systemFont(ofSize: 17)
    case let button as UIButton: button.titleLabel?.font
    default: nil
    }
  }
}
