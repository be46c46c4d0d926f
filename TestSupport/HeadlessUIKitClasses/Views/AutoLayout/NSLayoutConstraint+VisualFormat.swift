extension NSLayoutConstraint {
  /// Returns the constraints that a visual format describes, such as `V:|-[title]-8-[text(>=40)]|`.
  ///
  /// A format that can't be parsed raises an exception, whose reason marks the character that is wrong.
  ///
  /// - Parameters:
  ///   - format: the format, in the grammar of Apple's Auto Layout Guide.
  ///   - opts: how the views are aligned, in which direction the format is read, and from where distances are measured.
  ///   - metrics: the numbers that the format can use by name.
  ///   - views: the views and layout guides that the format can use by name.
  public class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      var parser = VisualFormatParser(format, metrics: metrics ?? [:], views: views)
      return try VisualFormatConstraints(parser.parse(), opts).all()
    } catch {
      let mark = String(repeating: " ", count: error.position) + "^"
      UIKitException.raise(
        "Unable to parse constraint format: \n\(error.reason). \n\(format) \n\(mark)",
        name: UIKitException.invalidArgument)
      return []
    }
  }
}

/// The constraints of a visual format.
@MainActor
private struct VisualFormatConstraints {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  /// The edges of a view at which it begins and ends in the direction of the format.
  private let (near, far): (Attribute, Attribute)
  /// Whether positions become smaller in the direction of the format.
  private let isBackward: Bool

  init(_ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions) {
    (self.format, self.options) = (format, options)
    isBackward = !format.isVertical && options.contains(.directionRightToLeft)
    (near, far) =
      if format.isVertical {
        (.top, .bottom)
      } else if isBackward {
        (.right, .left)
      } else if options.contains(.directionLeftToRight) {
        (.left, .right)
      } else {
        (.leading, .trailing)
      }
  }

  func all() throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    if let start = format.start, let first = format.views.first {
      let outer = try superview(of: first.item)
      constraints += connect(start, outer, near, with: first.item, near)
    }
    for (index, view) in format.views.enumerated() {
      if index > 0 {
        constraints += connect(
          format.connections[index - 1], from: format.views[index - 1].item, to: view.item)
      }
      constraints += view.sizes.map { size(of: view.item, $0) }
    }
    if let end = format.end, let last = format.views.last {
      let outer = try superview(of: last.item)
      constraints += connect(end, last.item, far, with: outer, far)
    }
    return try constraints + alignment()
  }

  private func superview(of item: AnyObject) throws(VisualFormat.Failure) -> UIView {
    if let view = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView {
      return view
    }
    throw VisualFormat.Failure(
      reason:
        "Unable to interpret '|' character, because the related view doesn't have a superview",
      position: 0)
  }

  // MARK: Distances

  /// Connects a view with the next one.
  private func connect(
    _ connection: VisualFormat.Connection, from view: AnyObject, to next: AnyObject
  ) -> [NSLayoutConstraint] {
    let betweenBaselines =
      format.isVertical && options.contains(.spacingBaselineToBaseline) && view is UIView
      && next is UIView
    return betweenBaselines
      ? connect(connection, view, .lastBaseline, with: next, .firstBaseline)
      : connect(connection, view, far, with: next, near)
  }

  private func connect(
    _ connection: VisualFormat.Connection, _ one: AnyObject, _ end: Attribute,
    with next: AnyObject, _ start: Attribute
  ) -> [NSLayoutConstraint] {
    let distances: [VisualFormat.Predicate]
    var (end, start) = (end, start)
    switch connection {
    case .distances(let predicates): distances = predicates
    case .standard where end == start:
      // One of the items is the superview, whose margins are the standard distance.
      if end == near { end = end.ofMargin } else { start = start.ofMargin }
      distances = [VisualFormat.Predicate(object: .constant(0))]
    case .standard:
      let spacing =
        if start == .firstBaseline {
          NSLayoutYAxisAnchor(of: next, start).systemSpacing(
            below: NSLayoutYAxisAnchor(of: one, end))
        } else { NSLayoutConstraint.systemSpacing }
      distances = [VisualFormat.Predicate(object: .constant(spacing))]
    }
    return distances.map { distance in
      isBackward
        ? relate(one, end, distance, to: next, start) : relate(next, start, distance, to: one, end)
    }
  }

  // MARK: Sizes and alignment

  private func size(
    of item: AnyObject, _ predicate: VisualFormat.Predicate
  ) -> NSLayoutConstraint {
    let attribute = format.isVertical ? Attribute.height : .width
    if case .item(let other) = predicate.object {
      return relate(item, attribute, predicate, to: other, attribute)
    }
    return relate(item, attribute, predicate, to: nil, .notAnAttribute)
  }

  private func alignment() throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
    let attributes = (1...15).compactMap(Attribute.init).filter {
      options.rawValue & (1 << $0.rawValue) != 0
    }
    guard attributes.allSatisfy({ $0.isVertical != format.isVertical }) else {
      let (edge, axis) = format.isVertical ? ("horizontal", "vertical") : ("vertical", "horizontal")
      throw VisualFormat.Failure(
        reason: "Options mask required views to be aligned on a \(edge) edge, which is not "
          + "allowed for layout that is also \(axis)", position: 0)
    }
    let predicate = VisualFormat.Predicate(object: .constant(0))
    return zip(format.views, format.views.dropFirst()).flatMap { view, next in
      attributes.map { relate(view.item, $0, predicate, to: next.item, $0) }
    }
  }

  private func relate(
    _ first: AnyObject, _ attribute: Attribute, _ predicate: VisualFormat.Predicate,
    to second: AnyObject?, _ other: Attribute
  ) -> NSLayoutConstraint {
    var constant: CGFloat = 0
    if case .constant(let value) = predicate.object { constant = value }
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: predicate.relation, toItem: second,
      attribute: other, multiplier: 1, constant: constant)
    constraint.priority = predicate.priority
    return constraint
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isVertical: Bool {
    switch self {
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline: true
    default: false
    }
  }

  /// The margin at an edge.
  fileprivate var ofMargin: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    default: self
    }
  }
}
