/// How a text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: Int

  /// Creates a value from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The last line that fits is truncated.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)

  /// The text has several lines, whose first one begins at the origin.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)

  /// Lines have the spacing of the font.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)

  /// The bounds of letters, rather than of lines, are measured.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// What a measurement of a text tells.
open class NSStringDrawingContext: NSObject {
  /// Creates an instance with the default values.
  public override init() { super.init() }

  /// The smallest factor by which a font may shrink.
  open var minimumScaleFactor: CGFloat = 0
}

extension NSAttributedString {
  /// Returns the size of the text in one line for each paragraph, in points. The widths of letters are approximations.
  public func size() -> CGSize { boundingRect(with: .zero, options: [], context: nil).size }

  /// Returns the rectangle of the text in points, wrapped at a width if it has several lines.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let style = StyledText.Style(font: DrawnFont(.systemFont(ofSize: 12)), color: .black)
    let text = StyledText(self, default: style)
    let isWrapped = options.contains(.usesLineFragmentOrigin) && size.width > 0
    let lines = text.lines(
      width: isWrapped ? size.width : .greatestFiniteMagnitude, limit: 0, mode: .byWordWrapping)
    return CGRect(
      x: 0, y: 0, width: lines.map(\.width).max() ?? 0,
      height: CGFloat(lines.count) * text.lineHeight)
  }
}

extension NSString {
  /// Returns the size of the text in one line for each paragraph, in points. The widths of letters are approximations.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: (self as String), attributes: attrs).size()
  }

  /// Returns the rectangle of the text in points, wrapped at a width if it has several lines.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: (self as String), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  /// Returns the size of the text in one line for each paragraph, in points. The widths of letters are approximations.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Returns the rectangle of the text in points, wrapped at a width if it has several lines.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
