// The pointer's effects and shapes, which are enums in Swift.
#if !os(tvOS)
  public enum UIPointerEffect {
    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
  }

  public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)

    public static var defaultCornerRadius: CGFloat { fatalError("never run") }
  }

  extension UIPointerRegion {
    public convenience init(rect: CGRect, identifier: AnyHashable? = nil) {
      fatalError("never run")
    }
    public var identifier: AnyHashable? { fatalError("never run") }
  }

  extension UIPointerStyle {
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
      fatalError("never run")
    }
  }
#endif
