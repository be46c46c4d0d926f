/// What texts are set in, as UIKit adds it to Foundation.
extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")

  /// The colour of the text, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")

  /// The colour behind the text, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")

  /// The distance between letters.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")

  /// The line below the text.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")

  /// The colour of the line below.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")

  /// The line through the text.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")

  /// The colour of the line through it.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")

  /// How far the text is raised.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")

  /// How the paragraph is set.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
}

/// How a line through or under text looks.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The value as a number, a text or a set of bits.
  public let rawValue: Int

  /// Creates a value from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 1)

  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)

  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}
