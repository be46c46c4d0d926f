#if os(Linux)
  extension UIView {
    /// How a view's content fills it.
    public enum ContentMode: Int, Sendable {
      case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center
      case top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }

    /// What of a view's frame follows its superview's.
    public struct AutoresizingMask: OptionSet, Sendable {
      public let rawValue: UInt

      public init(rawValue: UInt) { self.rawValue = rawValue }

      public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
      public static let flexibleWidth = AutoresizingMask(rawValue: 2)
      public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
      public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
      public static let flexibleHeight = AutoresizingMask(rawValue: 16)
      public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    public static let noIntrinsicMetric: CGFloat = -1
    public static let layoutFittingCompressedSize = CGSize.zero
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
  }

  /// Whether a view is mirrored where text goes from right to left.
  public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
  }
#endif
