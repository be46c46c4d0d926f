/// Computes the frames of a view's subviews from constraints with the relation `equal`.
///
/// It isn't a general solver. It applies the equations one by one, in the order of their priorities, until no
/// equation determines another edge. If only one value along an axis is known, it uses the view's intrinsic
/// size. That suffices for content that is pinned to its container, as in most cells. Inequalities are
/// ignored.
@MainActor
struct ConstraintSolver {
  private let container: UIView
  private let size: CGSize
  private let contentSize: (UIView, _ width: CGFloat?) -> CGSize
  private var spans: [ObjectIdentifier: Spans] = [:]
  private var equations: [NSLayoutConstraint] = []

  /// Whether an equation isn't required.
  private var hasPriorities = false

  /// The known values of a view's frame along both axes.
  private struct Spans {
    let view: UIView
    var horizontal = Span()
    var vertical = Span()
  }

  /// Prepares to solve the constraints of a view's subviews.
  ///
  /// - Parameters:
  ///   - container: the view.
  ///   - size: the view's size, if it isn't the current one.
  ///   - contentSize: returns the size of a view's content, given the view's width if the constraints
  ///     determine it.
  init(
    in container: UIView, size: CGSize? = nil,
    contentSize: @escaping (UIView, _ width: CGFloat?) -> CGSize = { view, _ in
      view.intrinsicContentSize
    }
  ) {
    self.container = container
    self.size = size ?? container.bounds.size
    self.contentSize = contentSize
    for view in container.subviews where !view.translatesAutoresizingMaskIntoConstraints {
      spans[ObjectIdentifier(view)] = Spans(view: view)
      addEquations(of: view)
    }
    guard !spans.isEmpty else { return }
    var holder: UIView? = container
    while let view = holder {
      addEquations(of: view)
      holder = view.superview
    }
    if hasPriorities { sortEquations() }
  }

  private mutating func addEquations(of holder: UIView) {
    for constraint in holder.constraints where constraint.relation == .equal {
      if constraint.priority != .required { hasPriorities = true }
      equations.append(constraint)
    }
  }

  /// Sorts the equations by their priorities.
  ///
  /// The sort is stable, so that of two equations with the same priority the one that was activated first is applied
  /// first.
  private mutating func sortEquations() {
    equations = equations.enumerated()
      .sorted {
        ($1.element.priority.rawValue, $0.offset) < ($0.element.priority.rawValue, $1.offset)
      }
      .map(\.element)
  }

  /// Sets the frames of the subviews. If the constraints don't determine a view's position or size along an
  /// axis, the view keeps its own.
  mutating func solve() {
    for (view, frame) in frames() where frame != view.frame { view.frame = frame }
  }

  /// Returns the frames that the constraints determine, without setting them.
  mutating func frames() -> [(view: UIView, frame: CGRect)] {
    guard !spans.isEmpty else { return [] }
    resolve()
    var isMoving = false
    for view in container.subviews where useOwnSize(of: ObjectIdentifier(view)) { isMoving = true }
    if isMoving { resolve() }
    return spans.values.map { spans in
      let frame = spans.view.frame
      let (x, width) = spans.horizontal.extent ?? (frame.minX, frame.width)
      let (y, height) = spans.vertical.extent ?? (frame.minY, frame.height)
      return (spans.view, CGRect(x: x, y: y, width: max(width, 0), height: max(height, 0)))
    }
  }

  private mutating func resolve() {
    var isMoving = true
    while isMoving {
      isMoving = false
      var waiting: [NSLayoutConstraint] = []
      for equation in equations {
        switch apply(equation) {
        case nil: waiting.append(equation)
        case let hasMoved?: isMoving = isMoving || hasMoved
        }
      }
      // The others have no further effect, because known values don't change.
      equations = waiting
    }
  }

  /// Applies an equation in either direction. Returns whether it determined a new value; `nil` if neither side is known.
  private mutating func apply(_ equation: NSLayoutConstraint) -> Bool? {
    let left = value(of: equation.firstItem, equation.firstAttribute)
    let right =
      equation.secondItem == nil && equation.secondAttribute == .notAnAttribute
      ? 0 : value(of: equation.secondItem, equation.secondAttribute)
    switch (left, right) {
    case (nil, let right?):
      return set(
        equation.firstItem, equation.firstAttribute,
        to: equation.multiplier * right + equation.constant)
    case (let left?, nil) where equation.multiplier != 0:
      return set(
        equation.secondItem, equation.secondAttribute,
        to: (left - equation.constant) / equation.multiplier)
    case (nil, nil): return nil
    default: return false
    }
  }

  /// Uses the size of a view's content where the equations determine none. Returns whether it did.
  private mutating func useOwnSize(of key: ObjectIdentifier) -> Bool {
    guard let spans = spans[key] else { return false }
    let size = contentSize(spans.view, spans.horizontal.value(.length))
    var isMoving = false
    if spans.horizontal.needsLength, size.width != UIView.noIntrinsicMetric {
      self.spans[key]?.horizontal.length = size.width
      isMoving = true
    }
    if spans.vertical.needsLength, size.height != UIView.noIntrinsicMetric {
      self.spans[key]?.vertical.length = size.height
      isMoving = true
    }
    return isMoving
  }

  // MARK: Edges

  private func value(
    of item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute
  ) -> CGFloat? {
    if let item, let spans = spans[ObjectIdentifier(item)] {
      return attribute.isHorizontal
        ? spans.horizontal.value(attribute.edge) : spans.vertical.value(attribute.edge)
    }
    guard var frame = frame(of: item) else { return nil }
    if attribute.isOfMargins, let view = item as? UIView {
      frame = frame.inset(by: view.layoutMargins)
    }
    let span =
      attribute.isHorizontal
      ? Span(low: frame.minX, length: frame.width) : Span(low: frame.minY, length: frame.height)
    return span.value(attribute.edge)
  }

  /// Returns the frame of a view or guide that isn't solved, in the container's coordinates.
  private func frame(of item: AnyObject?) -> CGRect? {
    switch item {
    case let view as UIView where view === container:
      return CGRect(origin: container.bounds.origin, size: size)
    case let view as UIView:
      return container.convert(view.bounds, from: view)
    case let guide as UILayoutGuide:
      guard let view = guide.owningView, guide.frameInView != nil else { return nil }
      var frame = container.convert(guide.layoutFrame, from: view)
      if view === container {
        frame.size.width += size.width - container.bounds.width
        frame.size.height += size.height - container.bounds.height
      }
      return frame
    default: return nil
    }
  }

  private mutating func set(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, to value: CGFloat
  ) -> Bool {
    guard let item else { return false }
    let key = ObjectIdentifier(item)
    if attribute.isHorizontal {
      return spans[key]?.horizontal.set(attribute.edge, to: value) == true
    }
    return spans[key]?.vertical.set(attribute.edge, to: value) == true
  }
}

/// The known values of a view's frame along one axis. Two values determine the frame.
private struct Span {
  enum Edge {
    case low, high, center, length, none
  }

  var low: CGFloat?
  var high: CGFloat?
  var center: CGFloat?
  var length: CGFloat?

  private var knownCount: Int {
    (low == nil ? 0 : 1) + (high == nil ? 0 : 1) + (center == nil ? 0 : 1) + (length == nil ? 0 : 1)
  }

  /// Whether the size of the content may determine the length.
  var needsLength: Bool { length == nil && knownCount < 2 }

  /// The origin and length, or `nil` if fewer than two values are known.
  var extent: (CGFloat, CGFloat)? {
    switch (low, high, center, length) {
    case (let low?, let high?, _, _): (low, high - low)
    case (let low?, _, _, let length?): (low, length)
    case (_, let high?, _, let length?): (high - length, length)
    case (_, _, let center?, let length?): (center - length / 2, length)
    case (let low?, _, let center?, _): (low, 2 * (center - low))
    case (_, let high?, let center?, _): (2 * center - high, 2 * (high - center))
    default: nil
    }
  }

  func value(_ edge: Edge) -> CGFloat? {
    if let (low, length) = extent {
      switch edge {
      case .low: return low
      case .high: return low + length
      case .center: return low + length / 2
      case .length: return length
      case .none: return nil
      }
    }
    switch edge {
    case .low: return low
    case .high: return high
    case .center: return center
    case .length: return length
    case .none: return nil
    }
  }

  /// Sets a value that isn't known. If two values are known, they determine the others, so that all are known.
  mutating func set(_ edge: Edge, to value: CGFloat) -> Bool {
    switch edge {
    case .low: low = value
    case .high: high = value
    case .center: center = value
    case .length: length = value
    case .none: return false
    }
    return true
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }

  fileprivate var isOfMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  fileprivate var edge: Span.Edge {
    switch self {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: .low
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: .high
    case .width, .height: .length
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .center
    // Text isn't drawn, so baselines have no position.
    case .notAnAttribute, .lastBaseline, .firstBaseline: .none
    }
  }
}
