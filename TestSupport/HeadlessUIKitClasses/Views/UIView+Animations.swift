/// Animations. In HeadlessUIKit, they end immediately.
extension UIView {
  /// The options of an animation.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt

    /// Creates a value from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Animates the layout of subviews.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)

    /// The user can touch the views during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)

    /// The animation starts from the current state.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)

    /// The animation starts and ends slowly.
    public static let curveEaseInOut = AnimationOptions([])

    /// The animation starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)

    /// The animation ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)

    /// The animation has a constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The new view fades in while the old view fades out.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  private static var animates = true

  /// Whether changes are animated.
  public class var areAnimationsEnabled: Bool { animates }

  /// Sets whether changes are animated.
  public class func setAnimationsEnabled(_ enabled: Bool) { animates = enabled }

  /// Performs changes without animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let animated = animates
    animates = false
    actionsWithoutAnimation()
    animates = animated
  }

  private static var durations: [TimeInterval] = []

  /// The duration of the animation whose changes are being performed, in seconds, or 0.
  public class var inheritedAnimationDuration: TimeInterval { animates ? durations.last ?? 0 : 0 }

  private static func perform(for duration: TimeInterval, _ changes: () -> Void) {
    durations.append(duration)
    changes()
    durations.removeLast()
  }

  /// Performs changes, without animation unless they're animated.
  static func perform(animated: Bool, _ changes: () -> Void) {
    if animated { changes() } else { performWithoutAnimation(changes) }
  }

  /// Performs the changes immediately. UIKit animates them.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    perform(for: duration, animations)
    completion?(true)
  }

  /// Performs the changes and calls the completion closure immediately. UIKit animates the changes.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    perform(for: duration, animations)
    completion?(true)
  }

  /// Performs the changes and calls the completion closure immediately. UIKit animates the changes.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    perform(for: duration, animations)
    completion?(true)
  }

  /// Performs the changes and calls the completion closure immediately. UIKit animates the changes.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }
}
