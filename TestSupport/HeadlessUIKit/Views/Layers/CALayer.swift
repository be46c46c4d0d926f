/// What is behind a view: the look that cells give it, and nothing drawn. On Apple's systems it is a
/// class of Core Animation.
open class CALayer: NSObject {
  /// Creates one with the values that UIKit begins with.
  public override init() { super.init() }

  /// Whether what is inside is cut off at the edges.
  open var masksToBounds = false

  /// How much one sees of it, from 0 to 1.
  open var opacity: Float = 1

  /// The colour behind it.
  open var backgroundColor: CGColor?

  /// How round its corners are.
  open var cornerRadius: CGFloat = 0

  /// The shape of its corners.
  open var cornerCurve = CALayerCornerCurve.circular

  /// Which corners are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  /// How wide its border is.
  open var borderWidth: CGFloat = 0

  /// The colour of its border.
  open var borderColor: CGColor?

  /// The colour of its shadow.
  open var shadowColor: CGColor?

  /// How much one sees of its shadow, from 0 to 1.
  open var shadowOpacity: Float = 0

  /// Where its shadow stands.
  open var shadowOffset = CGSize(width: 0, height: -3)

  /// How soft its shadow is.
  open var shadowRadius: CGFloat = 3

  /// Whether it is drawn once and kept.
  open var shouldRasterize = false

  /// The scale that it is kept at.
  open var rasterizationScale: CGFloat = 1

  /// How fast time passes for its animations.
  open var speed: Float = 1

  /// How far in front it stands.
  open var zPosition: CGFloat = 0
}

/// The shape of a layer's corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The value as a number, a text or a set of bits.
  public var rawValue: String

  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A part of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")

  /// A curve that begins and ends softly.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Which corners of a layer are round.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The value as a number, a text or a set of bits.
  public let rawValue: UInt

  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)

  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)

  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)

  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
