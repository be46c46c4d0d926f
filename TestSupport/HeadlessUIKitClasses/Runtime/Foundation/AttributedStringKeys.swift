/// The attributes of text, which UIKit adds to Foundation.
extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")

  /// The colour of the text, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")

  /// The background colour of the text, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")

  /// The additional distance between letters, in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")

  /// The style of the underline.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")

  /// The colour of the underline.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")

  /// The style of the strikethrough line.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")

  /// The colour of the strikethrough line.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")

  /// The offset of the text from the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")

  /// The paragraph style.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
}

/// The styles of underlines and strikethrough lines.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: Int

  /// Creates a value from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 1)

  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)

  /// A double line.
  public static let double = NSUnderlineStyle(rawValue: 9)
}
