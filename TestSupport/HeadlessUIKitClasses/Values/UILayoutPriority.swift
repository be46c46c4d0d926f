/// The priority of a constraint.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public var rawValue: Float

  /// Creates a value from a raw value.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Creates a value from a raw value.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a required constraint.
  public static let required = UILayoutPriority(1000)

  /// The default priority with which a view resists being smaller than its content.
  public static let defaultHigh = UILayoutPriority(750)

  /// The default priority with which a view resists being larger than its content.
  public static let defaultLow = UILayoutPriority(250)

  /// The priority of a fitting size.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
