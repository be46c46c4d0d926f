/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Any device.
  case unspecified = -1

  /// A phone.
  case phone

  /// A tablet.
  case pad

  /// A television.
  case tv

  /// A car.
  case carPlay

  /// A desktop.
  case mac = 5

  /// A headset.
  case vision = 6
}

/// Whether the screen is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Either.
  case unspecified

  /// Light.
  case light

  /// Dark.
  case dark
}

/// How much room there is.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Any.
  case unspecified

  /// Little room.
  case compact

  /// Much room.
  case regular
}

/// The direction of the traits.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Any.
  case unspecified = -1

  /// From left to right.
  case leftToRight

  /// From right to left.
  case rightToLeft
}

/// The direction of views.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight

  /// From right to left.
  case rightToLeft
}

/// How large the user wants text to be.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The value as a number, a text or a set of bits.
  public var rawValue: String

  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Any size.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")

  /// The smallest size.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")

  /// A small size.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")

  /// A size below the usual one.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")

  /// The usual size.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")

  /// A size above the usual one.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")

  /// A large size.
  public static let extraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXL")

  /// The largest of the ordinary sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")

  /// The smallest of the sizes for who sees little.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")

  /// The second of the sizes for who sees little.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")

  /// The third of the sizes for who sees little.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")

  /// The fourth of the sizes for who sees little.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")

  /// The largest size.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
}
