extension UIScrollView {
  /// The styles of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark with a light border, for any background.
    case `default`

    /// Dark, for light backgrounds.
    case black

    /// Light, for dark backgrounds.
    case white
  }

  /// The rates at which scrolling decelerates after the user lifts the finger.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The rate as a number.
    public var rawValue: CGFloat

    /// Creates a rate from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The default rate.
    public static let normal = DecelerationRate(rawValue: 0.998)

    /// A faster rate.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
