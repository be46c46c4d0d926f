#if os(Linux)
  /// Animations are over at once.
  extension UIView {
    private static var animates = true

    public class var areAnimationsEnabled: Bool { animates }

    public class func setAnimationsEnabled(_ enabled: Bool) { animates = enabled }

    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
      let animated = animates
      animates = false
      actionsWithoutAnimation()
      animates = animated
    }

    public class func animate(
      withDuration duration: TimeInterval, animations: @escaping () -> Void,
      completion: ((Bool) -> Void)? = nil
    ) {
      animations()
      completion?(true)
    }
  }
#endif
