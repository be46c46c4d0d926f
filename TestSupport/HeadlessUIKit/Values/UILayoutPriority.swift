/// How much a constraint matters.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The value as a number, a text or a set of bits.
  public var rawValue: Float

  /// Creates a value from its raw value.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Creates a value from its raw value.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// What cannot be given up.
  public static let required = UILayoutPriority(1000)

  /// What views have against being smaller than their content.
  public static let defaultHigh = UILayoutPriority(750)

  /// What views have against being larger than their content.
  public static let defaultLow = UILayoutPriority(250)

  /// What a fitting size weighs.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
