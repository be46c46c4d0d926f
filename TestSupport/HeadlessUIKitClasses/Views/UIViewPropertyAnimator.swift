/// The state of an animation.
public enum UIViewAnimatingState: Int, Sendable {
  /// It hasn't started.
  case inactive

  /// It has started.
  case active

  /// It has stopped.
  case stopped
}

/// An animation that can be started and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }

  /// Whether the animation runs.
  var isRunning: Bool { get }

  /// How much of the animation is done, from 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Starts the animation.
  func startAnimation()

  /// Starts the animation after a delay, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)

  /// Pauses the animation.
  func pauseAnimation()

  /// Stops the animation.
  func stopAnimation(_ withoutFinishing: Bool)

  /// Ends a stopped animation.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which changes can be added. All methods are optional.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)

  /// Adds a closure that is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// The optional methods, which count as absent unless a class implements them.
extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void) { OptionalMethod.absent(()) }
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    OptionalMethod.absent(())
  }
}

/// The speed of an animation over time.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {}

/// The speed of a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, @preconcurrency UITimingCurveProvider {
  /// Creates the speed of the system's spring.
  public override init() { super.init() }

  /// Creates an instance from an archive. HeadlessUIKit reads nothing from it.
  public required init?(coder: NSCoder) { super.init() }

  /// Encodes nothing. `NSCoding` requires the method.
  open nonisolated func encode(with coder: NSCoder) {}

  /// Returns the speed itself, because it doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Creates the speed of a spring that swings.
  public init(dampingRatio ratio: CGFloat) { super.init() }

  /// Creates the speed of a spring that swings and has a velocity at the start.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) { super.init() }

  /// Creates the speed of a spring with a mass.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) { super.init() }
}

/// An animation that an app starts and stops. HeadlessUIKit animates nothing: `startAnimation` performs the changes and
/// calls the completions.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Creates an animator with a curve.
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil)
  {
    self.duration = duration
    self.animations = animations.map { [$0] } ?? []
    super.init()
  }

  /// Creates an animator with the speed of a spring.
  public init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    self.animations = animations.map { [$0] } ?? []
    super.init()
  }

  /// Creates an animator with a speed of its own.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    super.init()
  }

  /// The duration, in seconds.
  open private(set) var duration: TimeInterval

  /// The state of the animation.
  open private(set) var state = UIViewAnimatingState.inactive

  /// Whether the animation runs.
  open var isRunning: Bool { false }

  /// How much of the animation is done, from 0 to 1.
  open var fractionComplete: CGFloat = 0

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  /// Adds a closure that is called at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Performs the changes, and calls the completions.
  open func startAnimation() {
    state = .active
    UIView.animate(
      withDuration: duration,
      animations: { [self] in
        let changes = animations
        animations = []
        for change in changes { change() }
      })
    finishAnimation(at: .end)
  }

  /// Performs the changes, and calls the completions, without the delay.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

  /// Does nothing, because no animation runs.
  open func pauseAnimation() {}

  /// Stops the animation. Without completions, unless ``finishAnimation(at:)`` follows.
  open func stopAnimation(_ withoutFinishing: Bool) {
    state = withoutFinishing ? .inactive : .stopped
  }

  /// Calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    state = .inactive
    fractionComplete = 1
    let calls = completions
    completions = []
    for call in calls { call(finalPosition) }
  }
}

extension UIView {
  /// The speed of an animation over time.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at the start and at the end.
    case easeInOut

    /// Slow at the start.
    case easeIn

    /// Slow at the end.
    case easeOut

    /// Constant.
    case linear
  }
}
