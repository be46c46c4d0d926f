extension UIFont {
  /// How strong its strokes are.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The value as a number, a text or a set of bits.
    public var rawValue: CGFloat

    /// Creates a value from its raw value.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a value from its raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest weight.
    public static let ultraLight = Weight(-0.8)

    /// A thin weight.
    public static let thin = Weight(-0.6)

    /// A light weight.
    public static let light = Weight(-0.4)

    /// The weight of running text.
    public static let regular = Weight(0)

    /// A weight between the regular and the bold one.
    public static let medium = Weight(0.23)

    /// A weight a little lighter than the bold one.
    public static let semibold = Weight(0.3)

    /// A bold weight.
    public static let bold = Weight(0.4)

    /// A heavy weight.
    public static let heavy = Weight(0.56)

    /// The heaviest weight.
    public static let black = Weight(0.62)
  }

  /// What text it is for.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The value as a number, a text or a set of bits.
    public var rawValue: String

    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Large titles.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")

    /// Titles of the first level.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")

    /// Titles of the second level.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")

    /// Titles of the third level.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")

    /// Headlines.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")

    /// Lines below headlines.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")

    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")

    /// Text beside the running text.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")

    /// Notes at the foot of a page.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")

    /// Captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")

    /// The smallest captions.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}

/// Scales fonts to the size that the user prefers: here it is the usual one, and nothing changes.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }

  /// The metrics of running text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The font at the preferred size: here it is the same.
  open func scaledFont(for font: UIFont) -> UIFont { font }

  /// The font at the preferred size, and no larger than a given one.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }

  /// The length at the preferred size: here it is the same.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
