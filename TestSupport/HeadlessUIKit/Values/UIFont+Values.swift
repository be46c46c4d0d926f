#if os(Linux)
  extension UIFont {
    /// How strong its strokes are.
    public struct Weight: RawRepresentable, Hashable, Sendable {
      public var rawValue: CGFloat

      public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

      public init(rawValue: CGFloat) { self.rawValue = rawValue }

      public static let ultraLight = Weight(-0.8)
      public static let thin = Weight(-0.6)
      public static let light = Weight(-0.4)
      public static let regular = Weight(0)
      public static let medium = Weight(0.23)
      public static let semibold = Weight(0.3)
      public static let bold = Weight(0.4)
      public static let heavy = Weight(0.56)
      public static let black = Weight(0.62)
    }

    /// What text it is for.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
      public var rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
      public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
      public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
      public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
      public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
      public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
      public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
      public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
      public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
      public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
      public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }
  }

  /// Scales fonts to the size that the user prefers: here it is the usual one, and nothing changes.
  open class UIFontMetrics: NSObject, @unchecked Sendable {
    public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }

    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    open func scaledFont(for font: UIFont) -> UIFont { font }

    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
      font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
    }

    open func scaledValue(for value: CGFloat) -> CGFloat { value }
  }
#endif
