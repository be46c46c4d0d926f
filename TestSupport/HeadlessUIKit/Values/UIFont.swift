#if os(Linux)
  /// A font: its name and size, and nothing set in it.
  open class UIFont: NSObject, @unchecked Sendable {
    /// How strong its strokes are.
    public struct Weight: RawRepresentable, Hashable, Sendable {
      public var rawValue: CGFloat

      public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

      public init(rawValue: CGFloat) { self.rawValue = rawValue }

      public static let light = Weight(-0.4)
      public static let regular = Weight(0)
      public static let medium = Weight(0.23)
      public static let semibold = Weight(0.3)
      public static let bold = Weight(0.4)
    }

    /// What text it is for.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
      public var rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
      public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
      public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
      public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
      public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
      public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
      public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    }

    open var fontName: String { name }
    open var pointSize: CGFloat { size }
    private let name: String
    private let size: CGFloat

    init(named name: String, size: CGFloat) {
      self.name = name
      self.size = size
      super.init()
    }

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
      UIFont(named: "System", size: fontSize)
    }

    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
      UIFont(named: "System-Bold", size: fontSize)
    }

    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
      UIFont(named: "System-\(weight.rawValue)", size: fontSize)
    }

    open class func monospacedSystemFont(
      ofSize fontSize: CGFloat, weight: UIFont.Weight
    ) -> UIFont {
      UIFont(named: "Monospaced-\(weight.rawValue)", size: fontSize)
    }

    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
      let sizes: [TextStyle: CGFloat] = [
        .title1: 28, .title2: 22, .headline: 17, .subheadline: 15, .footnote: 13, .caption1: 12,
      ]
      return UIFont(named: style.rawValue, size: sizes[style] ?? 17)
    }

    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(named: name, size: fontSize) }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UIFont else { return false }
      return other.name == name && other.size == size
    }

    open override var hash: Int { name.hashValue }
  }
#endif
