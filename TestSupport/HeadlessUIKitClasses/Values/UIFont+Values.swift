extension UIFont {
  /// The weights of fonts.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public var rawValue: CGFloat

    /// Creates a value from a raw value.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a value from a raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest weight.
    public static let ultraLight = Weight(-0.8)

    /// A thin weight.
    public static let thin = Weight(-0.6)

    /// A light weight.
    public static let light = Weight(-0.4)

    /// The weight of body text.
    public static let regular = Weight(0)

    /// A weight between regular and semibold.
    public static let medium = Weight(0.23)

    /// A weight slightly lighter than bold.
    public static let semibold = Weight(0.3)

    /// A bold weight.
    public static let bold = Weight(0.4)

    /// A heavy weight.
    public static let heavy = Weight(0.56)

    /// The heaviest weight.
    public static let black = Weight(0.62)
  }

  /// The text styles.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public var rawValue: String

    /// Creates a value from a raw value.
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

    /// Subheadlines.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")

    /// Body text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")

    /// Callouts.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")

    /// Footnotes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")

    /// Standard captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")

    /// Smaller captions.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}

/// Scales fonts to the user's preferred text size. Here it's always the default size, so nothing changes.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }

  /// The metrics of body text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Returns the font unchanged. UIKit scales it to the preferred size.
  open func scaledFont(for font: UIFont) -> UIFont { font }

  /// Returns the font, limited to a maximum size.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }

  /// Returns the value unchanged. UIKit scales it to the preferred size.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
