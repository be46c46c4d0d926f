#if os(Linux)
  /// A constraint between views. It is kept, and not solved.
  @preconcurrency @MainActor
  open class NSLayoutConstraint: NSObject {
    /// Along what views are laid out.
    public enum Axis: Int, Sendable {
      case horizontal, vertical
    }

    public override init() { super.init() }

    open var priority = UILayoutPriority.required
    open var constant: CGFloat = 0
    open var isActive = false
    open var identifier: String?

    open class func activate(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints { constraint.isActive = false }
    }
  }
#endif
