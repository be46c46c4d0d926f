extension UIView {
  /// The ways in which content fills a view.
  public enum ContentMode: Int, Sendable {
    /// The content is scaled to the bounds. Its aspect ratio can change.
    case scaleToFill

    /// The content is scaled to fit the bounds. Its aspect ratio is kept.
    case scaleAspectFit

    /// The content is scaled to fill the bounds. Its aspect ratio is kept, and a part can be clipped.
    case scaleAspectFill

    /// The content is redrawn when the bounds change.
    case redraw

    /// The content is centred without scaling.
    case center

    /// The content is at the top without scaling.
    case top

    /// The content is at the bottom without scaling.
    case bottom

    /// The content is at the left without scaling.
    case left

    /// The content is at the right without scaling.
    case right

    /// The content is at the top left without scaling.
    case topLeft

    /// The content is at the top right without scaling.
    case topRight

    /// The content is at the bottom left without scaling.
    case bottomLeft

    /// The content is at the bottom right without scaling.
    case bottomRight
  }

  /// The parts of a view's frame that adapt when the superview's size changes.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt

    /// Creates a value from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left edge adapts.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)

    /// The width adapts.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)

    /// The distance to the right edge adapts.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)

    /// The distance to the top edge adapts.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)

    /// The height adapts.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)

    /// The distance to the bottom edge adapts.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The intrinsic width or height of a view without one.
  public static let noIntrinsicMetric: CGFloat = -1

  /// A target size for the smallest fitting size.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// A target size for the largest fitting size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

/// Whether a view is mirrored in right-to-left layouts.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The view is mirrored in right-to-left layouts.
  case unspecified

  /// The view contains playback controls, and isn't mirrored.
  case playback

  /// The view's directions are spatial, and aren't mirrored.
  case spatial

  /// The view is always laid out from left to right.
  case forceLeftToRight

  /// The view is always laid out from right to left.
  case forceRightToLeft
}

extension UIView.AutoresizingMask {
  /// Distributes the growth of a superview among the flexible parts of a view's frame, along one axis.
  func follow(
    _ growth: CGFloat, _ start: CGFloat, _ length: CGFloat, low: Self, size: Self, high: Self
  ) -> (CGFloat, CGFloat) {
    let parts = [low, size, high].filter(contains)
    guard !parts.isEmpty else { return (start, length) }
    let share = growth / CGFloat(parts.count)
    return (start + (contains(low) ? share : 0), length + (contains(size) ? share : 0))
  }
}
