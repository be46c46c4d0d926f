#if os(Linux)
  /// Animations are over at once.
  extension UIView {
    private static var animates = true

    /// Whether changes are animated.
    public class var areAnimationsEnabled: Bool { animates }

    /// Says whether changes are animated.
    public class func setAnimationsEnabled(_ enabled: Bool) { animates = enabled }

    /// Makes changes that are not animated.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
      let animated = animates
      animates = false
      actionsWithoutAnimation()
      animates = animated
    }

    /// Makes changes that UIKit animates; here they are made at once.
    public class func animate(
      withDuration duration: TimeInterval, animations: @escaping () -> Void,
      completion: ((Bool) -> Void)? = nil
    ) {
      animations()
      completion?(true)
    }
  }
#endif
