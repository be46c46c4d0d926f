#if os(Linux)
  /// What is behind a view: the look that cells give it, and nothing drawn. On Apple's systems it is a
  /// class of Core Animation.
  open class CALayer: NSObject {
    public override init() { super.init() }

    open var masksToBounds = false
    open var opacity: Float = 1
    open var backgroundColor: CGColor?

    open var cornerRadius: CGFloat = 0
    open var cornerCurve = CALayerCornerCurve.circular
    open var maskedCorners: CACornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]

    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?

    open var shadowColor: CGColor?
    open var shadowOpacity: Float = 0
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius: CGFloat = 3

    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var zPosition: CGFloat = 0
  }

  /// The shape of a layer's corners.
  public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
  }

  /// Which corners of a layer are round.
  public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  }
#endif
