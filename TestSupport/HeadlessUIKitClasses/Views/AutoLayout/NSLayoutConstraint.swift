/// A constraint between views. An active constraint needs a common ancestor of its items.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// Creates a constraint between attributes of two items, or between an attribute and a constant.
  public convenience init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?,
    attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    // The cast to `AnyObject` is slower, and most items are views.
    first = view1 as? UIView ?? view1 as AnyObject
    second = view2.map { $0 as? UIView ?? $0 as AnyObject }
    // Without a second item, the attribute is compared with a constant.
    attributes = (attr1, view2 == nil ? .notAnAttribute : attr2)
    relatedBy = relation
    factor = multiplier
    constant = c
  }

  /// Creates an instance with the default values.
  public override init() { super.init() }

  /// The priority of the constraint.
  open var priority = UILayoutPriority.required

  /// The constant that is added to the second attribute, in points.
  open var constant: CGFloat = 0 { didSet { if constant != oldValue { askForLayout() } } }

  /// The identifier, for debugging.
  open var identifier: String?

  /// Whether the constraint is archived with its view.
  open var shouldBeArchived = false

  /// The first item.
  open weak var firstItem: AnyObject? { first }

  /// The attribute of the first item.
  open var firstAttribute: NSLayoutConstraint.Attribute { attributes.first }

  /// The relation between the two sides of a constraint.
  open var relation: NSLayoutConstraint.Relation { relatedBy }

  /// The second item, or `nil`.
  open weak var secondItem: AnyObject? { second }

  /// The attribute of the second item.
  open var secondAttribute: NSLayoutConstraint.Attribute { attributes.second }

  /// The multiplier of the second attribute.
  open var multiplier: CGFloat { factor }

  private weak var first: AnyObject?
  private weak var second: AnyObject?
  private var attributes = (first: Attribute.notAnAttribute, second: Attribute.notAnAttribute)
  private var relatedBy = Relation.equal
  private var factor: CGFloat = 1

  /// The view that holds the constraint while it's active: the nearest common ancestor of its items.
  private weak var holder: UIView?

  /// Whether the constraint is active.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { holder?.removeConstraint(self) } }
  }

  private func activate() {
    guard holder == nil, let view = Self.view(of: first) else { return }
    guard let second else { return view.addConstraint(self) }
    // A guide that no view owns yet has no place.
    if second is UILayoutGuide, Self.view(of: second) == nil { return }
    var ancestor: UIView? = view
    while let candidate = ancestor {
      if let other = Self.view(of: second), other.isDescendant(of: candidate) {
        return candidate.addConstraint(self)
      }
      ancestor = candidate.superview
    }
    UIKitException.raise(
      "Unable to activate constraint with anchors \(Self.name(first, attributes.first)) and "
        + "\(Self.name(second, attributes.second)) because they have no common ancestor.  Does "
        + "the constraint or its anchors reference items in different view hierarchies?  That's "
        + "illegal.", name: UIKitException.generic)
  }

  func wasAdded(to view: UIView) {
    holder = view
    askForLayout()
  }

  func wasRemoved() {
    askForLayout()
    holder = nil
  }

  /// Requests a layout of the superviews of the constraint's items.
  private func askForLayout() {
    guard let holder else { return }
    holder.askForConstraintLayout()
    for item in [first, second] { Self.view(of: item)?.superview?.askForConstraintLayout() }
  }

  private static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  private static func name(_ item: AnyObject?, _ attribute: Attribute) -> String {
    "<\(item.map { "\(type(of: $0))" } ?? "(null)").\(attribute)>"
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

extension NSLayoutConstraint {
  /// An axis of the layout.
  public enum Axis: Int, Sendable {
    /// The horizontal axis.
    case horizontal

    /// The vertical axis.
    case vertical
  }

  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    /// The first attribute is less than or equal to the second one.
    case lessThanOrEqual = -1

    /// The attributes are equal.
    case equal

    /// The first attribute is greater than or equal to the second one.
    case greaterThanOrEqual
  }

  /// The attributes of a view.
  public enum Attribute: Int, Sendable {
    /// No attribute. The other attribute is compared with a constant.
    case notAnAttribute

    /// The left edge.
    case left

    /// The right edge.
    case right

    /// The top edge.
    case top

    /// The bottom edge.
    case bottom

    /// The leading edge.
    case leading

    /// The trailing edge.
    case trailing

    /// The width.
    case width

    /// The height.
    case height

    /// The horizontal centre.
    case centerX

    /// The vertical centre.
    case centerY

    /// The baseline of the last line of text.
    case lastBaseline

    /// The baseline of the first line of text.
    case firstBaseline

    /// The left margin.
    case leftMargin

    /// The right margin.
    case rightMargin

    /// The top margin.
    case topMargin

    /// The bottom margin.
    case bottomMargin

    /// The leading margin.
    case leadingMargin

    /// The trailing margin.
    case trailingMargin

    /// The horizontal centre between the margins.
    case centerXWithinMargins

    /// The vertical centre between the margins.
    case centerYWithinMargins
  }
}
