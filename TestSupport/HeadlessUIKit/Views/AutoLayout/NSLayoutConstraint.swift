/// A constraint between views. It is checked for a common ancestor; `ConstraintSolver` solves exact ones.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// Creates a constraint between parts of two items, or of one and a number.
  public convenience init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?,
    attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    first = view1 as AnyObject
    second = view2.map { $0 as AnyObject }
    attributes = (attr1, attr2)
    relatedBy = relation
    factor = multiplier
    constant = c
  }

  /// Creates one with the values that UIKit begins with.
  public override init() { super.init() }

  /// How much the constraint weighs against others.
  open var priority = UILayoutPriority.required

  /// What is added to the second anchor, in points.
  open var constant: CGFloat = 0 { didSet { if constant != oldValue { askForLayout() } } }

  /// What tells it from others.
  open var identifier: String?

  /// Whether it is saved with its view.
  open var shouldBeArchived = false

  /// The item on the left.
  open weak var firstItem: AnyObject? { first }

  /// The part of the item on the left.
  open var firstAttribute: NSLayoutConstraint.Attribute { attributes.first }

  /// How the two sides compare.
  open var relation: NSLayoutConstraint.Relation { relatedBy }

  /// The item on the right.
  open weak var secondItem: AnyObject? { second }

  /// The part of the item on the right.
  open var secondAttribute: NSLayoutConstraint.Attribute { attributes.second }

  /// What the part on the right is multiplied by.
  open var multiplier: CGFloat { factor }

  private weak var first: AnyObject?
  private weak var second: AnyObject?
  private var attributes = (first: Attribute.notAnAttribute, second: Attribute.notAnAttribute)
  private var relatedBy = Relation.equal
  private var factor: CGFloat = 1

  /// The view that keeps the constraint while it is active: the nearest one that has all its items.
  private weak var holder: UIView?

  /// Whether the constraint counts.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { holder?.removeConstraint(self) } }
  }

  private func activate() {
    guard holder == nil, let view = Self.view(of: first) else { return }
    guard second != nil else { return view.addConstraint(self) }
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

  /// Lays out the views around those that the constraint is about.
  private func askForLayout() {
    guard let holder else { return }
    holder.setNeedsLayout()
    for item in [first, second] { Self.view(of: item)?.superview?.setNeedsLayout() }
  }

  private static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  private static func name(_ item: AnyObject?, _ attribute: Attribute) -> String {
    "<\(item.map { "\(type(of: $0))" } ?? "(null)").\(attribute)>"
  }

  /// Makes constraints active.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes constraints inactive.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

extension NSLayoutConstraint {
  /// Along what views are laid out.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal

    /// From top to bottom.
    case vertical
  }

  /// How the two sides compare.
  public enum Relation: Int, Sendable {
    /// The left side is at most the right one.
    case lessThanOrEqual = -1

    /// The sides are equal.
    case equal

    /// The left side is at least the right one.
    case greaterThanOrEqual
  }

  /// A part of a view.
  public enum Attribute: Int, Sendable {
    /// Nothing: the other side is a number.
    case notAnAttribute

    /// The left edge.
    case left

    /// The right edge.
    case right

    /// The upper edge.
    case top

    /// The lower edge.
    case bottom

    /// The edge where text begins.
    case leading

    /// The edge where text ends.
    case trailing

    /// The width.
    case width

    /// The height.
    case height

    /// The middle between left and right.
    case centerX

    /// The middle between top and bottom.
    case centerY

    /// The last line of text.
    case lastBaseline

    /// The first line of text.
    case firstBaseline

    /// The left margin.
    case leftMargin

    /// The right margin.
    case rightMargin

    /// The upper margin.
    case topMargin

    /// The lower margin.
    case bottomMargin

    /// The margin where text begins.
    case leadingMargin

    /// The margin where text ends.
    case trailingMargin

    /// The middle between the left and the right margin.
    case centerXWithinMargins

    /// The middle between the upper and the lower margin.
    case centerYWithinMargins
  }
}
