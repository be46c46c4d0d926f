/// Computes the frames of a view's subviews from constraints, sizes of content, and stacks.
///
/// It solves the constraints of all subviews that don't translate their autoresizing mask, of such subviews of them, and
/// so on, because a view may get its size from what is in it. Most cells pin each edge to a known one. So the solver first
/// applies required equations in which one value isn't known, and leaves only the rest to ``LinearSystem``.
@MainActor
struct ConstraintSolver {
  let root: UIView
  let contentSize: (UIView, _ width: CGFloat?) -> CGSize
  /// The frames of the root, and of the views and guides that are solved, in the root's coordinates.
  var places: [ObjectIdentifier: ConstrainedPlace] = [:]
  /// The views and guides that are solved, with their superviews or owners, outer ones first.
  var solved: [(item: AnyObject, parent: UIView)] = []
  /// The positions of views in their stacks.
  var positions: [ObjectIdentifier: Int] = [:]
  private var relations: [Relation] = []
  /// The values of the variables, as far as they are known.
  private var known: [Double?] = []

  /// An equation or inequality: the expression is zero, or at least zero.
  private struct Relation {
    var expression: LinearExpression
    let kind: LinearSystem.Relation
    let priority: UILayoutPriority
  }

  /// How the size of the root is found.
  enum RootSize {
    case known(CGSize)
    /// The smallest size that fits the content, or a target as far as its priority demands.
    case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
  }

  /// Prepares to solve the constraints of a view's subviews.
  ///
  /// - Parameters:
  ///   - root: the view.
  ///   - size: the view's size; by default, its current one.
  ///   - contentSize: returns the size of a view's content, given the view's width if it's known.
  init(
    in root: UIView, size: RootSize? = nil,
    contentSize: @escaping (UIView, _ width: CGFloat?) -> CGSize = { $0.contentSize(width: $1) }
  ) {
    self.root = root
    self.contentSize = contentSize
    guard Self.hasConstraints(root) else { return }
    placeRoot(size ?? .known(root.bounds.size))
    add(subviewsOf: root)
    var holder = root.superview
    while let view = holder {
      addConstraints(of: view)
      holder = view.superview
    }
  }

  /// Whether constraints place subviews of a view.
  static func hasConstraints(_ view: UIView) -> Bool {
    view is UIStackView || !view.layoutGuides.isEmpty || view.guides.content != nil
      || view.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }

  /// Sets the frames of the subviews and of the guides that the view owns, and the size of a scroll view's content.
  ///
  /// A view keeps its own position or size along an axis if the constraints don't determine it.
  mutating func solve() {
    guard !solved.isEmpty else { return }
    resolve()
    for (item, parent) in solved where parent === root {
      let frame = frame(of: item, in: parent)
      switch item {
      case let view as UIView where view.place != frame: view.move(to: frame)
      case let guide as UILayoutGuide: guide.solvedFrame = frame
      default: break
      }
    }
    setContentSize()
  }

  /// Returns the frames of subviews, without setting them.
  mutating func frames() -> [(view: UIView, frame: CGRect)] {
    guard !solved.isEmpty else { return [] }
    resolve()
    return solved.compactMap { item, parent in
      guard parent === root, let view = item as? UIView else { return nil }
      return (view, frame(of: view, in: parent))
    }
  }

  /// Returns the size of the root; `nil` if it has no constraints.
  mutating func size() -> CGSize? {
    guard let place = places[ObjectIdentifier(root)] else { return nil }
    resolve()
    return CGSize(width: max(value(of: place.width), 0), height: max(value(of: place.height), 0))
  }

  private func frame(of item: AnyObject, in parent: UIView) -> CGRect {
    guard let place = places[ObjectIdentifier(item)], let outer = places[ObjectIdentifier(parent)]
    else { return .zero }
    let origin = parent.bounds.origin
    return CGRect(
      x: value(of: place.x) - value(of: outer.x) + origin.x,
      y: value(of: place.y) - value(of: outer.y) + origin.y,
      width: max(value(of: place.width), 0), height: max(value(of: place.height), 0))
  }

  func value(of expression: LinearExpression) -> Double {
    expression.value(known)
  }

  // MARK: Collecting

  private mutating func placeRoot(_ size: RootSize) {
    let origin = root.bounds.origin
    var place = ConstrainedPlace(CGRect(origin: origin, size: .zero))
    switch size {
    case .known(let size):
      (place.width, place.height) = (LinearExpression(size.width), LinearExpression(size.height))
    case .fitting(let target, let horizontal, let vertical):
      (place.width, place.height) = (makeVariable(), makeVariable())
      add(place.width - LinearExpression(target.width), .equal, horizontal)
      add(place.height - LinearExpression(target.height), .equal, vertical)
    }
    places[ObjectIdentifier(root)] = place
  }

  mutating func makeVariable() -> LinearExpression {
    known.append(nil)
    return LinearExpression(variable: known.count - 1)
  }

  /// Adds the subviews of a view that constraints place, and what is in them.
  private mutating func add(subviewsOf view: UIView) {
    for guide in view.layoutGuides { add(guide, in: view) }
    if let scrollView = view as? UIScrollView { add(contentOf: scrollView) }
    let arranged = (view as? UIStackView)?.visibleArrangedSubviews ?? []
    for child in view.subviews
    where !child.translatesAutoresizingMaskIntoConstraints
      || arranged.contains(where: { $0 === child })
    {
      add(child, in: view)
      if Self.hasConstraints(child) { add(subviewsOf: child) } else { addConstraints(of: child) }
    }
    addConstraints(of: view)
    if let stack = view as? UIStackView { add(arrangementOf: stack, arranged) }
  }

  private mutating func add(_ item: AnyObject, in parent: UIView) {
    guard let outer = places[ObjectIdentifier(parent)] else { return }
    let origin = parent.bounds.origin
    places[ObjectIdentifier(item)] = ConstrainedPlace(
      x: makeVariable() + outer.x - LinearExpression(origin.x),
      y: makeVariable() + outer.y - LinearExpression(origin.y),
      width: makeVariable(), height: makeVariable())
    solved.append((item, parent))
  }

  private mutating func addConstraints(of holder: UIView) {
    for constraint in holder.constraints {
      // The items of constraints are weak. A constraint whose second view is gone means nothing.
      guard let first = constraint.firstItem,
        constraint.secondItem != nil || constraint.secondAttribute == .notAnAttribute,
        isSolved(first) || constraint.secondItem.map(isSolved) == true
      else { continue }
      let isMirrored = holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let (one, other) = (constraint.firstAttribute, constraint.secondAttribute)
      let second = constraint.secondItem
      guard let left = position(one, of: area(one, of: first, for: second), isMirrored) else {
        continue
      }
      var difference = left - LinearExpression(constraint.constant)
      if let second {
        guard let right = position(other, of: area(other, of: second, for: first), isMirrored)
        else { continue }
        difference.add(right, times: -constraint.multiplier)
      }
      switch constraint.relation {
      case .equal: add(difference, .equal, constraint.priority)
      case .greaterThanOrEqual: add(difference, .greaterThanOrEqual, constraint.priority)
      case .lessThanOrEqual:
        add(LinearExpression() - difference, .greaterThanOrEqual, constraint.priority)
      }
    }
  }

  private func isSolved(_ item: AnyObject) -> Bool { places[ObjectIdentifier(item)] != nil }

  mutating func add(
    _ expression: LinearExpression, _ kind: LinearSystem.Relation, _ priority: UILayoutPriority
  ) {
    if expression.isConstant { return }
    relations.append(Relation(expression: expression, kind: kind, priority: priority))
  }

  /// Returns an edge, a centre or a length of an item. Leading and trailing edges of mirrored views count from the right.
  private func position(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, _ isMirrored: Bool
  ) -> LinearExpression? {
    let item: AnyObject =
      switch attribute {
      case .firstBaseline: (item as? UIView)?.forFirstBaselineLayout ?? item
      case .lastBaseline: (item as? UIView)?.forLastBaselineLayout ?? item
      default: item
      }
    guard var place = places[ObjectIdentifier(item)] ?? place(ofGuide: item) ?? place(outside: item)
    else { return nil }
    if attribute.isOfMargins, let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView {
      place.inset(by: view.layoutMargins)
    }
    switch attribute {
    case .left, .leftMargin: return place.x
    case .right, .rightMargin: return place.x + place.width
    case .leading, .leadingMargin:
      return isMirrored ? LinearExpression() - place.x - place.width : place.x
    case .trailing, .trailingMargin:
      return isMirrored ? LinearExpression() - place.x : place.x + place.width
    case .top, .topMargin: return place.y
    case .bottom, .bottomMargin: return place.y + place.height
    case .width: return place.width
    case .height: return place.height
    case .centerX, .centerXWithinMargins: return place.x + place.width * 0.5
    case .centerY, .centerYWithinMargins: return place.y + place.height * 0.5
    case .firstBaseline:
      guard let font = (item as? UIView)?.baselineFont else { return place.y + place.height }
      return place.y + LinearExpression(font.ascender)
    case .lastBaseline:
      let descender = (item as? UIView)?.baselineFont?.descender ?? 0
      return place.y + place.height + LinearExpression(descender)
    case .notAnAttribute: return nil
    }
  }

  /// Returns the place of a guide that a solved view provides, such as that of its margins.
  private func place(ofGuide item: AnyObject) -> ConstrainedPlace? {
    guard let guide = item as? UILayoutGuide, guide.frameInView != nil,
      let owner = guide.owningView, var place = places[ObjectIdentifier(owner)]
    else { return nil }
    let (inner, outer) = (guide.layoutFrame, owner.bounds)
    // In a view that is smaller than its margins, the guide has a negative size, which `maxX` and `maxY` would hide.
    place.inset(
      by: UIEdgeInsets(
        top: inner.origin.y - outer.minY, left: inner.origin.x - outer.minX,
        bottom: outer.maxY - inner.origin.y - inner.size.height,
        right: outer.maxX - inner.origin.x - inner.size.width))
    return place
  }

  /// Returns the place of a view or guide that isn't solved.
  private func place(outside item: AnyObject) -> ConstrainedPlace? {
    switch item {
    case let view as UIView: ConstrainedPlace(root.convert(view.bounds, from: view))
    case let guide as UILayoutGuide:
      guide.owningView.map { ConstrainedPlace(root.convert(guide.layoutFrame, from: $0)) }
    default: nil
    }
  }

  // MARK: Solving

  private mutating func resolve() {
    substitute()
    guard known.contains(where: { $0 == nil }) else { return }
    let rest = (known, relations)
    var heights: [ObjectIdentifier: CGFloat] = [:]
    solveRest(heights)
    // A text that has to wrap is higher than it was assumed to be.
    for (item, _) in solved {
      guard let view = item as? UIView, view.wrapsText,
        let place = places[ObjectIdentifier(view)],
        place.height.variables.contains(where: { rest.0[$0] == nil })
      else { continue }
      let height = contentSize(view, value(of: place.width)).height
      if height != contentSize(view, width(of: place, rest.0)).height {
        heights[ObjectIdentifier(view)] = height
      }
    }
    guard !heights.isEmpty else { return }
    (known, relations) = rest
    solveRest(heights)
  }

  private func width(of place: ConstrainedPlace, _ known: [Double?]) -> CGFloat? {
    place.width.variables.allSatisfy { known[$0] != nil } ? place.width.value(known) : nil
  }

  /// Applies the required equations in which one value isn't known, until there are no such equations. Of equations that
  /// contradict each other, the first one counts.
  private mutating func substitute() {
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      relations = relations.compactMap { relation in
        var relation = relation
        for variable in relation.expression.variables {
          guard let value = known[variable] else { continue }
          relation.expression.substitute(variable, by: LinearExpression(value))
        }
        let variables = relation.expression.variables
        guard let variable = variables.first else { return nil }
        guard variables.count == 1, relation.kind == .equal, relation.priority == .required else {
          return relation
        }
        let factor = relation.expression[variable]
        known[variable] = -relation.expression.constant / factor
        hasChanged = true
        return nil
      }
    }
  }

  /// Finds the values that aren't known.
  private mutating func solveRest(_ heights: [ObjectIdentifier: CGFloat]) {
    let unknown = known.indices.filter { known[$0] == nil }
    var problem = LinearProblem(variableCount: unknown.count)
    var variables: [Int?] = Array(repeating: nil, count: known.count)
    for (number, variable) in unknown.enumerated() { variables[variable] = number }
    func inProblem(_ expression: LinearExpression) -> LinearExpression {
      var result = LinearExpression(expression.constant)
      for (index, variable) in expression.variables.enumerated() {
        let factor = expression.factors[index]
        if let value = known[variable] {
          result.constant += value * factor
        } else if let variable = variables[variable] {
          result.add(factor, of: variable)
        }
      }
      return result
    }
    func wish(
      _ expression: LinearExpression, _ kind: LinearSystem.Relation, _ priority: Float
    ) {
      problem.wish(inProblem(expression), kind, priority: priority)
    }
    for kind in [LinearSystem.Relation.equal, .greaterThanOrEqual] {
      for relation in relations where relation.kind == kind && relation.priority == .required {
        problem.require(inProblem(relation.expression), kind)
      }
    }
    for relation in relations where relation.priority != .required {
      wish(relation.expression, relation.kind, relation.priority.rawValue)
    }
    // An inequality between positions that nothing else decides holds as an equation. UIKit does the same, as the tests
    // of Stevia show.
    for relation in relations where relation.kind == .greaterThanOrEqual {
      wish(relation.expression, .equal, 0.5)
    }
    for (item, parent) in solved {
      guard let place = places[ObjectIdentifier(item)] else { continue }
      // Lengths are never negative, whatever is required.
      for length in [place.width, place.height] {
        problem.require(inProblem(length), .greaterThanOrEqual)
      }
      if let view = item as? UIView {
        wishForContent(of: view, place, heights[ObjectIdentifier(view)], wish)
      }
      // What nothing determines stays as it is.
      let frame = (item as? UIView)?.place ?? (item as? UILayoutGuide)?.layoutFrame ?? .zero
      let outer = places[ObjectIdentifier(parent)] ?? ConstrainedPlace(.zero)
      let origin = parent.bounds.origin
      wish(place.x - outer.x - LinearExpression(frame.minX - origin.x), .equal, 0)
      wish(place.y - outer.y - LinearExpression(frame.minY - origin.y), .equal, 0)
      // Content of a scroll view is only as large as inequalities demand, because it shrinks when its views do.
      let weight: Float = item === parent.guides.content ? 0.25 : 0.75
      wish(place.width - LinearExpression(frame.width), .equal, weight)
      wish(place.height - LinearExpression(frame.height), .equal, weight)
    }
    let solution = problem.solution()
    for (number, variable) in unknown.enumerated() {
      known[variable] = Self.rounded(solution[number])
    }
  }

  /// Returns a length without the rounding errors of the solver, which depend on the order of the constraints. They are far
  /// below a millionth of a point, and a pixel is far above. Lengths such as 40.4 stay the same number.
  private static func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }

  /// Wishes that a view is neither larger nor smaller than its content.
  private func wishForContent(
    of view: UIView, _ place: ConstrainedPlace, _ height: CGFloat?,
    _ wish: (LinearExpression, LinearSystem.Relation, Float) -> Void
  ) {
    // What has constraints inside gets its size from them.
    let size =
      Self.hasConstraints(view)
      ? view.intrinsicContentSize : contentSize(view, width(of: place, known))
    for (axis, length, own) in [
      (NSLayoutConstraint.Axis.horizontal, place.width, size.width),
      (.vertical, place.height, height ?? size.height),
    ] where own != UIView.noIntrinsicMetric {
      let difference = length - LinearExpression(own)
      // Of views in a stack with the same priorities, the last one changes. UIKit leaves open which one.
      let advantage = Float(positions[ObjectIdentifier(view)] ?? 0) / 1024
      wish(
        difference, .greaterThanOrEqual,
        view.contentCompressionResistancePriority(for: axis).rawValue - advantage)
      wish(
        LinearExpression() - difference, .greaterThanOrEqual,
        view.contentHuggingPriority(for: axis).rawValue - advantage)
    }
  }
}

extension NSLayoutConstraint.Attribute {
  var isOfMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }
}
