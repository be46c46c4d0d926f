/// The constraints by which a stack arranges its views.
extension ConstraintSolver {
  mutating func add(arrangementOf stack: UIStackView, _ views: [UIView]) {
    guard var area = places[ObjectIdentifier(stack)] else { return }
    if stack.isLayoutMarginsRelativeArrangement { area.inset(by: stack.layoutMargins) }
    let isVertical = stack.axis == .vertical
    let isMirrored = !isVertical && stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let children = (isMirrored ? views.reversed() : views)
      .compactMap { places[ObjectIdentifier($0)] }
    guard let first = children.first, let last = children.last else { return }
    for (position, view) in views.enumerated() { positions[ObjectIdentifier(view)] = position }
    var gaps = stack.spacings(between: views)
    if isMirrored { gaps.reverse() }

    let along = { (place: ConstrainedPlace) in place.along(isVertical: isVertical) }
    add(along(first).low - along(area).low, .equal, .required)
    add(along(area).high - along(last).high, .equal, .required)
    let distances = zip(children, children.dropFirst())
      .map { along($1).low - along($0).high }
    for (distance, gap) in zip(distances, gaps) {
      let isFixed = stack.distribution != .equalSpacing && stack.distribution != .equalCentering
      add(distance - LinearExpression(gap), isFixed ? .equal : .greaterThanOrEqual, .required)
    }
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for child in children.dropFirst() {
        add(along(child).length - along(first).length, .equal, .required)
      }
    case .fillProportionally:
      let lengths = (isMirrored ? views.reversed() : views).map { view -> CGFloat in
        let size = contentSize(view, nil)
        return max(isVertical ? size.height : size.width, 0)
      }
      for (child, length) in zip(children, lengths).dropFirst() {
        add(
          along(child).length * lengths[0] - along(first).length * length, .equal,
          UILayoutPriority(999))
      }
    case .equalSpacing:
      for (one, next) in zip(distances, distances.dropFirst()) {
        add(next - one, .equal, .required)
      }
    case .equalCentering:
      let centers = children.map { along($0).low + along($0).length * 0.5 }
      let steps = zip(centers, centers.dropFirst()).map { $1 - $0 }
      for (one, next) in zip(steps, steps.dropFirst()) {
        add(next - one, .equal, UILayoutPriority(149))
      }
    }
    for (view, child) in zip(isMirrored ? views.reversed() : views, children) {
      align(view, child, with: first, in: area, stack)
    }
    // Without this, nothing would keep a stack from being larger than its views.
    add(area.along(isVertical: !isVertical).length, .equal, UILayoutPriority(25))
  }

  private mutating func align(
    _ view: UIView, _ child: ConstrainedPlace, with first: ConstrainedPlace,
    in area: ConstrainedPlace, _ stack: UIStackView
  ) {
    let isVertical = stack.axis == .vertical
    let (own, room) = (child.along(isVertical: !isVertical), area.along(isVertical: !isVertical))
    let isMirrored = isVertical && stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (before, after) = (own.low - room.low, room.high - own.high)
    let alignment: UIStackView.Alignment =
      switch stack.alignment {
      case .leading where isMirrored: .trailing
      case .trailing where isMirrored: .leading
      case .firstBaseline where isVertical: .leading
      case .lastBaseline where isVertical: .trailing
      case let alignment: alignment
      }
    switch alignment {
    case .fill:
      add(before, .equal, .required)
      add(after, .equal, .required)
    case .leading, .firstBaseline:
      let ascent = alignment == .firstBaseline ? view.baselineFont?.ascender : nil
      let highest = stack.visibleArrangedSubviews.compactMap(\.baselineFont?.ascender).max() ?? 0
      add(before - LinearExpression(ascent.map { highest - $0 } ?? 0), .equal, .required)
      add(after, .greaterThanOrEqual, .required)
    case .trailing, .lastBaseline:
      add(before, .greaterThanOrEqual, .required)
      add(after, .equal, .required)
    case .center:
      add(before - after, .equal, .required)
      add(before, .greaterThanOrEqual, .required)
    }
  }
}
