#if os(Linux)
  /// A constraint between views. It is kept, and not solved.
  @preconcurrency @MainActor
  open class NSLayoutConstraint: NSObject {
    /// Along what views are laid out.
    public enum Axis: Int, Sendable {
      /// From side to side.
      case horizontal

      /// From top to bottom.
      case vertical
    }

    /// Creates one with the values that UIKit begins with.
    public override init() { super.init() }

    /// How much the constraint weighs against others.
    open var priority = UILayoutPriority.required

    /// What is added to the second anchor, in points.
    open var constant: CGFloat = 0

    /// Whether the constraint counts.
    open var isActive = false

    /// What tells it from others.
    open var identifier: String?

    /// Makes constraints active.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints { constraint.isActive = true }
    }

    /// Makes constraints inactive.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints { constraint.isActive = false }
    }
  }
#endif
