extension UIScrollView {
  /// How the indicators look.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark with a light border, which suits every background.
    case `default`

    /// Dark, for light backgrounds.
    case black

    /// Light, for dark backgrounds.
    case white
  }

  /// How fast scrolling slows down after the finger was lifted.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The rate as a number.
    public var rawValue: CGFloat

    /// Creates a rate from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The usual rate.
    public static let normal = DecelerationRate(rawValue: 0.998)

    /// A rate that ends scrolling sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
