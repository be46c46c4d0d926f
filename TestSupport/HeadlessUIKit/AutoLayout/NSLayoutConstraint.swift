#if os(Linux)
  /// A constraint between views. It is kept, checked for a common ancestor, and not solved.
  @preconcurrency @MainActor
  open class NSLayoutConstraint: NSObject {
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

    public override init() { super.init() }

    open var priority = UILayoutPriority.required
    open var constant: CGFloat = 0
    open var identifier: String?
    open var shouldBeArchived = false

    open weak var firstItem: AnyObject? { first }
    open var firstAttribute: NSLayoutConstraint.Attribute { attributes.first }
    open var relation: NSLayoutConstraint.Relation { relatedBy }
    open weak var secondItem: AnyObject? { second }
    open var secondAttribute: NSLayoutConstraint.Attribute { attributes.second }
    open var multiplier: CGFloat { factor }

    private weak var first: AnyObject?
    private weak var second: AnyObject?
    private var attributes = (first: Attribute.notAnAttribute, second: Attribute.notAnAttribute)
    private var relatedBy = Relation.equal
    private var factor: CGFloat = 1

    /// The view that keeps the constraint while it is active: the nearest one that has all its items.
    private weak var holder: UIView?

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

    func wasAdded(to view: UIView) { holder = view }

    func wasRemoved() { holder = nil }

    private static func view(of item: AnyObject?) -> UIView? {
      (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }

    private static func name(_ item: AnyObject?, _ attribute: Attribute) -> String {
      "<\(item.map { "\(type(of: $0))" } ?? "(null)").\(attribute)>"
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints { constraint.isActive = false }
    }
  }

  extension NSLayoutConstraint {
    /// Along what views are laid out.
    public enum Axis: Int, Sendable {
      case horizontal, vertical
    }

    /// How the two sides compare.
    public enum Relation: Int, Sendable {
      case lessThanOrEqual = -1
      case equal, greaterThanOrEqual
    }

    /// A part of a view.
    public enum Attribute: Int, Sendable {
      case notAnAttribute
      case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
      case lastBaseline, firstBaseline
      case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
      case centerXWithinMargins, centerYWithinMargins
    }
  }
#endif
