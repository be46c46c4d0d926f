/// The priority of a constraint.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable, _UIKitNumericRawRepresentable
{
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

/// A raw value that is a number, so that `.required - 1` can be written.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
  /// Returns whether a value is less than another one.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Returns a larger value. If there is none, it's the value itself.
  public static func + (lhs: Self, rhs: RawValue) -> Self {
    Self(rawValue: lhs.rawValue + rhs) ?? lhs
  }

  /// Returns a smaller value. If there is none, it's the value itself.
  public static func - (lhs: Self, rhs: RawValue) -> Self {
    Self(rawValue: lhs.rawValue - rhs) ?? lhs
  }

  /// Increases a value.
  public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }

  /// Decreases a value.
  public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }
}
