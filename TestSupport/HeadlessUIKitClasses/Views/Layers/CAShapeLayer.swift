/// A layer with the shape of a path.
open class CAShapeLayer: CALayer {
  /// The path, or `nil`.
  open var path: CGPath?

  /// The colour inside the path, or `nil`.
  open var fillColor: CGColor? = CGColor(parts: [0, 0, 0, 1])

  /// Which points are inside the path.
  open var fillRule = CAShapeLayerFillRule.nonZero

  /// The colour of the line, or `nil`.
  open var strokeColor: CGColor?

  /// Where the line begins, as a fraction of its length.
  open var strokeStart: CGFloat = 0

  /// Where the line ends, as a fraction of its length.
  open var strokeEnd: CGFloat = 1

  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1

  /// The shape of the line's ends.
  open var lineCap = CAShapeLayerLineCap.butt

  /// The shape of the line's corners.
  open var lineJoin = CAShapeLayerLineJoin.miter

  /// The lengths of dashes and of the gaps between them, or `nil` for a continuous line.
  open var lineDashPattern: [NSNumber]?
}

/// Which points are inside a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public var rawValue: String

  /// Creates a value from a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Those around which the path turns.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")

  /// Those from which a ray crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of a line's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public var rawValue: String

  /// Creates a value from a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The line ends at its last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")

  /// The line ends with a half circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")

  /// The line ends with a half square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of a line's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public var rawValue: String

  /// Creates a value from a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed corners.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")

  /// Round corners.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")

  /// Flattened corners.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer with a gradient of colours.
open class CAGradientLayer: CALayer {
  /// The colours, each a `CGColor`.
  open var colors: [Any]?

  /// The places of the colours, from 0 to 1, or `nil` for equal distances.
  open var locations: [NSNumber]?

  /// Where the gradient begins, in fractions of the size.
  open var startPoint = CGPoint(x: 0.5, y: 0)

  /// Where the gradient ends, in fractions of the size.
  open var endPoint = CGPoint(x: 0.5, y: 1)

  /// The kind of the gradient.
  open var type = CAGradientLayerType.axial
}

/// The kinds of gradients.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public var rawValue: String

  /// Creates a value from a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")

  /// From a centre outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")

  /// Around a centre.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
