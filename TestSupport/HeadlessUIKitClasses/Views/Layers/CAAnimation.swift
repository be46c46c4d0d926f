/// The times of a layer or an animation.
public protocol CAMediaTiming {
  /// The time at which it begins, in seconds.
  var beginTime: TimeInterval { get set }

  /// The duration, in seconds.
  var duration: TimeInterval { get set }

  /// The speed relative to what contains it.
  var speed: Float { get set }

  /// The offset of its own time, in seconds.
  var timeOffset: TimeInterval { get set }

  /// How often it's repeated.
  var repeatCount: Float { get set }

  /// Whether it's played backwards afterwards.
  var autoreverses: Bool { get set }

  /// What is visible before and after it.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The base class of animations of layers. HeadlessUIKit stores them and animates nothing. On Apple's platforms, Core
/// Animation declares them.
open class CAAnimation: NSObject, CAMediaTiming {
  /// Creates an instance with the default values.
  public required override init() { super.init() }

  /// The duration, in seconds.
  open var duration: TimeInterval = 0

  /// The time at which the animation begins, in seconds.
  open var beginTime: TimeInterval = 0

  /// The offset of the animation's own time, in seconds.
  open var timeOffset: TimeInterval = 0

  /// How often the animation is repeated.
  open var repeatCount: Float = 0

  /// Whether the animation is played backwards after it.
  open var autoreverses = false

  /// The speed relative to the layer's.
  open var speed: Float = 1

  /// Whether the animation is removed when it ends.
  open var isRemovedOnCompletion = true

  /// How the animation proceeds in time, or `nil` for a constant speed.
  open var timingFunction: CAMediaTimingFunction?

  /// What the layer shows before and after the animation.
  open var fillMode = CAMediaTimingFillMode.removed
}

/// An animation of a property.
open class CAPropertyAnimation: CAAnimation {
  /// Creates an animation of the property with a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The key path of the property.
  open var keyPath: String?
}

/// An animation between two values.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start, or `nil` for the current one.
  open var fromValue: Any?

  /// The value at the end, or `nil` for the current one.
  open var toValue: Any?

  /// The difference between the values, or `nil`.
  open var byValue: Any?
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?

  /// When each value is reached, as a fraction of the duration.
  open var keyTimes: [NSNumber]?
}

/// Several animations at the same time.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// The speed of an animation over time: a curve with two control points.
open class CAMediaTimingFunction: NSObject {
  private let points: [Float]

  /// Creates the function with a name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Creates a function from the coordinates of its control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
    super.init()
  }

  /// Returns whether another object is equal to this one.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.points == points
  }

  /// The hash value, which equal objects share.
  open override var hash: Int { points.hashValue }
}

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public var rawValue: String

  /// Creates a value from a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")

  /// The animation starts slowly.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")

  /// The animation ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")

  /// The animation starts and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")

  /// The function of the system's animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// What a layer shows before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public var rawValue: String

  /// Creates a value from a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The last value after the animation.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")

  /// The first value before the animation.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")

  /// The first value before the animation, and the last one after it.
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  /// The layer's own values.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
