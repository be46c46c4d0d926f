#if os(Linux)
  /// A font: its name and size, and nothing set in it.
  open class UIFont: NSObject, @unchecked Sendable {
    /// How strong its strokes are.
    public struct Weight: RawRepresentable, Hashable, Sendable {
      /// The value as a number, a text or a set of bits.
      public var rawValue: CGFloat

      /// Creates a value from its raw value.
      public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

      /// Creates a value from its raw value.
      public init(rawValue: CGFloat) { self.rawValue = rawValue }

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
    }

    /// What text it is for.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
      /// The value as a number, a text or a set of bits.
      public var rawValue: String

      /// Creates a value from its raw value.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Titles of the first level.
      public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")

      /// Titles of the second level.
      public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")

      /// Headlines.
      public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")

      /// Lines below headlines.
      public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")

      /// Running text.
      public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")

      /// Notes at the foot of a page.
      public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")

      /// Captions.
      public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    }

    /// The name of the font.
    open var fontName: String { name }

    /// The size of the font, in points.
    open var pointSize: CGFloat { size }
    private let name: String
    private let size: CGFloat

    init(named name: String, size: CGFloat) {
      self.name = name
      self.size = size
      super.init()
    }

    /// The system's font in a size.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
      UIFont(named: "System", size: fontSize)
    }

    /// The system's bold font in a size.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
      UIFont(named: "System-Bold", size: fontSize)
    }

    /// The system's font in a size and a weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
      UIFont(named: "System-\(weight.rawValue)", size: fontSize)
    }

    /// The font of a text style.
    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
      let sizes: [TextStyle: CGFloat] = [
        .title1: 28, .title2: 22, .headline: 17, .subheadline: 15, .footnote: 13, .caption1: 12,
      ]
      return UIFont(named: style.rawValue, size: sizes[style] ?? 17)
    }

    /// The same font in another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(named: name, size: fontSize) }

    /// Whether the other one is equal to this.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UIFont else { return false }
      return other.name == name && other.size == size
    }

    /// A number that equal objects share.
    open override var hash: Int { name.hashValue }
  }
#endif
