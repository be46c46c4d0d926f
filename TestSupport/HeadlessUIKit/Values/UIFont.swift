/// A font: its name and size, and nothing set in it.
open class UIFont: NSObject, @unchecked Sendable {
  /// The name of the font.
  open var fontName: String { name }

  /// The name without that of the style.
  open var familyName: String { name.split(separator: "-").first.map(String.init) ?? name }

  /// The size of the font, in points.
  open var pointSize: CGFloat { size }
  /// About what a line of the system's font takes.
  open var lineHeight: CGFloat { size * 1.2 }
  private let name: String
  private let size: CGFloat

  init(named name: String, size: CGFloat) {
    self.name = name
    self.size = size
    super.init()
  }

  /// The font of a name: here every name is one.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(named: fontName, size: fontSize)
  }

  /// Creates the font of a descriptor, in a size in points; 0 means the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      named: descriptor.postscriptName, size: pointSize == 0 ? descriptor.pointSize : pointSize)
  }

  /// The name and the size of the font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(name: name, size: size) }

  /// The system's font in a size.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(named: "System", size: fontSize)
  }

  /// The system's bold font in a size.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(named: "System-Bold", size: fontSize)
  }

  /// The system's font, italic.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(named: "System-Italic", size: fontSize)
  }

  /// The system's font in a size and a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(named: "System-\(weight.rawValue)", size: fontSize)
  }

  /// The system's font, with digits that are equally wide.
  open class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(named: "SystemDigits-\(weight.rawValue)", size: fontSize)
  }

  /// The system's font, with letters that are equally wide.
  open class func monospacedSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(named: "SystemMono-\(weight.rawValue)", size: fontSize)
  }

  /// The font of a text style, at the size that it has unless the user chose another.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    let sizes: [TextStyle: CGFloat] = [
      .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .body: 17,
      .callout: 16, .subheadline: 15, .footnote: 13, .caption1: 12, .caption2: 11,
    ]
    return UIFont(named: style.rawValue, size: sizes[style] ?? 17)
  }

  /// The same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(named: name, size: fontSize) }

  /// The size of labels.
  open class var labelFontSize: CGFloat { 17 }

  /// The size of the system's font.
  open class var systemFontSize: CGFloat { 14 }

  /// The size of the system's font where it is small.
  open class var smallSystemFontSize: CGFloat { 12 }

  /// Whether the other one is equal to this.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.name == name && other.size == size
  }

  /// A number that equal objects share.
  open override var hash: Int { name.hashValue }

  /// The font in UIKit's words, without addresses: `<UICTFont> font-name: "System"; font-size: 17pt`.
  open override var description: String {
    "<UICTFont> font-name: \"\(name)\"; font-size: \(size.formattedForDescription)pt"
  }

  /// The same as ``description``.
  open override var debugDescription: String { description }
}
