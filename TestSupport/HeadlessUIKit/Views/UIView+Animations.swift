/// Animations are over at once.
extension UIView {
  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The value as a number, a text or a set of bits.
    public let rawValue: UInt

    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews along the way.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)

    /// The user may touch what moves.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)

    /// Starts from where things are.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)

    /// Starts and ends slowly.
    public static let curveEaseInOut = AnimationOptions([])

    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)

    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)

    /// Runs evenly.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// What is new shows through what was.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

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

  /// Does the changes at once, and calls the completion.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Does the changes at once, and calls the completion.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Does the changes at once, and calls the completion.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }
}
