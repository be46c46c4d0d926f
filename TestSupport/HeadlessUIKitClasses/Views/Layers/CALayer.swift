/// The layer of a view. It stores the properties that apps commonly set. On Apple's platforms, Core Animation
/// declares it.
open class CALayer: NSObject {
  /// Creates an instance with the default values.
  public override init() { super.init() }

  /// Whether the content is clipped to the bounds.
  open var masksToBounds = false

  /// The opacity, from 0 to 1.
  open var opacity: Float = 1

  /// The background colour.
  open var backgroundColor: CGColor?

  /// The corner radius, in points.
  open var cornerRadius: CGFloat = 0

  /// The shape of the corners.
  open var cornerCurve = CALayerCornerCurve.circular

  /// The rounded corners.
  open var maskedCorners = CACornerMask.all

  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0

  /// The colour of the border.
  open var borderColor: CGColor?

  /// The colour of the shadow.
  open var shadowColor: CGColor?

  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0

  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)

  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3

  /// Whether the layer is rendered as a bitmap.
  open var shouldRasterize = false

  /// The scale of the bitmap.
  open var rasterizationScale: CGFloat = 1

  /// The speed of the layer's animations.
  open var speed: Float = 1

  /// The position along the z-axis.
  open var zPosition: CGFloat = 0
}

/// The shape of a layer's corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public var rawValue: String

  /// Creates a value from a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A circular arc.
  public static let circular = CALayerCornerCurve(rawValue: "circular")

  /// A continuous curve.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt

  /// Creates a value from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)

  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)

  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)

  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
