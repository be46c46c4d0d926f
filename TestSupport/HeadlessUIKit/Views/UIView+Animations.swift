#if os(Linux)
  /// Animations are over at once.
  extension UIView {
    /// How an animation runs.
    public struct AnimationOptions: OptionSet, Sendable {
      public let rawValue: UInt

      public init(rawValue: UInt) { self.rawValue = rawValue }

      public static let layoutSubviews = AnimationOptions(rawValue: 1)
      public static let allowUserInteraction = AnimationOptions(rawValue: 2)
      public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
      public static let curveEaseInOut = AnimationOptions([])
      public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
      public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
      public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
      public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    }

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

    public class func animate(
      withDuration duration: TimeInterval, delay: TimeInterval,
      options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
      completion: ((Bool) -> Void)? = nil
    ) {
      animations()
      completion?(true)
    }

    public class func animate(
      withDuration duration: TimeInterval, delay: TimeInterval,
      usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
      options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
      completion: ((Bool) -> Void)? = nil
    ) {
      animations()
      completion?(true)
    }

    public class func transition(
      with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
      animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      animations?()
      completion?(true)
    }
  }
#endif
