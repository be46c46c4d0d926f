extension UIView {
  /// How a view's content fills it.
  public enum ContentMode: Int, Sendable {
    /// The content has the size of the bounds, whatever its proportions.
    case scaleToFill

    /// All of the content is seen, and a part of the bounds may be empty.
    case scaleAspectFit

    /// The content fills the bounds, and a part of it may be cut off.
    case scaleAspectFill

    /// The content is drawn again for each size.
    case redraw

    /// The content is in the middle, in its own size.
    case center

    /// The content is at the top, in its own size.
    case top

    /// The content is at the bottom, in its own size.
    case bottom

    /// The content is at the left, in its own size.
    case left

    /// The content is at the right, in its own size.
    case right

    /// The content is at the top left, in its own size.
    case topLeft

    /// The content is at the top right, in its own size.
    case topRight

    /// The content is at the bottom left, in its own size.
    case bottomLeft

    /// The content is at the bottom right, in its own size.
    case bottomRight
  }

  /// What of a view's frame follows its superview's.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The value as a number, a text or a set of bits.
    public let rawValue: UInt

    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The room at the left changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)

    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)

    /// The room at the right changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)

    /// The room above changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)

    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)

    /// The room below changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Says that the content wants no certain width or height.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Asks for the smallest size that fits.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// Asks for the largest size that fits.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

/// Whether a view is mirrored where text goes from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored as text is.
  case unspecified

  /// Not mirrored: buttons that play something.
  case playback

  /// Not mirrored: left is left.
  case spatial

  /// From left to right in any case.
  case forceLeftToRight

  /// From right to left in any case.
  case forceRightToLeft
}

extension UIView.AutoresizingMask {
  /// Shares the growth of a superview among the parts that the mask makes flexible, in one direction.
  func follow(
    _ growth: CGFloat, _ start: CGFloat, _ length: CGFloat, low: Self, size: Self, high: Self
  ) -> (CGFloat, CGFloat) {
    let parts = [low, size, high].filter(contains)
    guard !parts.isEmpty else { return (start, length) }
    let share = growth / CGFloat(parts.count)
    return (start + (contains(low) ? share : 0), length + (contains(size) ? share : 0))
  }
}
