/// A font. HeadlessUIKit stores its name and size.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// Returns the object itself, which can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The name of the font.
  open var fontName: String { name }

  /// The name of the font family.
  open var familyName: String { name.split(separator: "-").first.map(String.init) ?? name }

  /// The size of the font, in points.
  open var pointSize: CGFloat { size }
  /// The height of a line, in points. The factor 1.2 approximates the system font's.
  open var lineHeight: CGFloat { size * 1.2 }

  /// The distance from the top of a line to its baseline, in points. The factor approximates the system font's.
  open var ascender: CGFloat { size * 0.95 }

  /// The distance from the baseline to the bottom of a line, in points, as a negative number.
  open var descender: CGFloat { ascender - lineHeight }

  private let name: String
  private let size: CGFloat

  init(named name: String, size: CGFloat) {
    self.name = name
    self.size = size
    super.init()
  }

  /// Creates the font with a name. Here every name exists.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(named: fontName, size: fontSize)
  }

  /// Creates the font of a descriptor with a size in points. If the size is 0, the descriptor's size is used.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      named: descriptor.postscriptName, size: pointSize == 0 ? descriptor.pointSize : pointSize)
  }

  /// A descriptor with the font's name and size.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(name: name, size: size) }

  /// Returns the system font with a size.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(named: "System", size: fontSize)
  }

  /// Returns the bold system font with a size.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(named: "System-Bold", size: fontSize)
  }

  /// Returns the italic system font with a size.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(named: "System-Italic", size: fontSize)
  }

  /// Returns the system font with a size and weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(named: "System-\(weight.rawValue)", size: fontSize)
  }

  /// Returns the system font with monospaced digits.
  open class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(named: "SystemDigits-\(weight.rawValue)", size: fontSize)
  }

  /// Returns the monospaced system font.
  open class func monospacedSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(named: "SystemMono-\(weight.rawValue)", size: fontSize)
  }

  /// Returns the font of a text style at the default text size.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    let sizes: [TextStyle: CGFloat] = [
      .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .body: 17,
      .callout: 16, .subheadline: 15, .footnote: 13, .caption1: 12, .caption2: 11,
    ]
    return UIFont(named: style.rawValue, size: sizes[style] ?? 17)
  }

  /// Returns the font with another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(named: name, size: fontSize) }

  /// The default font size of labels.
  open class var labelFontSize: CGFloat { 17 }

  /// The default size of the system font.
  open class var systemFontSize: CGFloat { 14 }

  /// The default size of the small system font.
  open class var smallSystemFontSize: CGFloat { 12 }

  /// Returns whether another object is equal to this one.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.name == name && other.size == size
  }

  /// The hash value, which equal objects share.
  open override var hash: Int { name.hashValue }

  /// The description in UIKit's format, without addresses: `<UICTFont> font-name: "System"; font-size: 17pt`.
  open override var description: String {
    "<UICTFont> font-name: \"\(name)\"; font-size: \(size.formattedForDescription)pt"
  }

  /// The same as ``description``.
  open override var debugDescription: String { description }
}
