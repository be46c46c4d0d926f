/// The system's colours. UIKit adapts them to the traits. Here they approximate those of the light interface
/// style.
extension UIColor {
  private class func system(
    _ name: String, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1
  ) -> UIColor {
    UIColor(system: name, [red, green, blue, alpha])
  }

  // MARK: Tints

  /// The system's red.
  public class var systemRed: UIColor { system("systemRed", 1, 0.23, 0.19) }

  /// The system's green.
  public class var systemGreen: UIColor { system("systemGreen", 0.2, 0.78, 0.35) }

  /// The system's blue.
  public class var systemBlue: UIColor { system("systemBlue", 0, 0.48, 1) }

  /// The system's orange.
  public class var systemOrange: UIColor { system("systemOrange", 1, 0.58, 0) }

  /// The system's yellow.
  public class var systemYellow: UIColor { system("systemYellow", 1, 0.8, 0) }

  /// The system's pink.
  public class var systemPink: UIColor { system("systemPink", 1, 0.18, 0.33) }

  /// The system's purple.
  public class var systemPurple: UIColor { system("systemPurple", 0.69, 0.32, 0.87) }

  /// The system's teal.
  public class var systemTeal: UIColor { system("systemTeal", 0.19, 0.69, 0.78) }

  /// The system's indigo.
  public class var systemIndigo: UIColor { system("systemIndigo", 0.35, 0.34, 0.84) }

  /// The system's brown.
  public class var systemBrown: UIColor { system("systemBrown", 0.64, 0.52, 0.37) }

  /// The system's mint.
  public class var systemMint: UIColor { system("systemMint", 0, 0.78, 0.75) }

  /// The system's cyan.
  public class var systemCyan: UIColor { system("systemCyan", 0.2, 0.68, 0.9) }

  /// The app's tint colour.
  public class var tintColor: UIColor { systemBlue }

  /// The colour of links.
  public class var link: UIColor { system("link", 0, 0.48, 1) }

  // MARK: Greys

  /// The system's grey.
  public class var systemGray: UIColor { system("systemGray", 0.56, 0.56, 0.58) }

  /// The system's second grey, lighter than ``systemGray``.
  public class var systemGray2: UIColor { system("systemGray2", 0.68, 0.68, 0.7) }

  /// The system's third grey, lighter than ``systemGray2``.
  public class var systemGray3: UIColor { system("systemGray3", 0.78, 0.78, 0.8) }

  /// The system's fourth grey, lighter than ``systemGray3``.
  public class var systemGray4: UIColor { system("systemGray4", 0.82, 0.82, 0.84) }

  /// The system's fifth grey, lighter than ``systemGray4``.
  public class var systemGray5: UIColor { system("systemGray5", 0.9, 0.9, 0.92) }

  /// The system's sixth grey, lighter than ``systemGray5``.
  public class var systemGray6: UIColor { system("systemGray6", 0.95, 0.95, 0.97) }

  // MARK: Text

  private class func text(_ name: String, _ alpha: CGFloat) -> UIColor {
    system(name, 0.24, 0.24, 0.26, alpha: alpha)
  }

  /// The colour of primary text.
  public class var label: UIColor { system("label", 0, 0, 0) }

  /// The colour of secondary text.
  public class var secondaryLabel: UIColor { text("secondaryLabel", 0.6) }

  /// The colour of tertiary text.
  public class var tertiaryLabel: UIColor { text("tertiaryLabel", 0.3) }

  /// The colour of quaternary text.
  public class var quaternaryLabel: UIColor { text("quaternaryLabel", 0.18) }

  /// The colour of placeholders.
  public class var placeholderText: UIColor { text("placeholderText", 0.3) }

  /// The colour of text on a dark background.
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }

  /// The colour of text on a light background.
  public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }

  // MARK: Backgrounds

  /// The main background colour.
  public class var systemBackground: UIColor { system("systemBackground", 1, 1, 1) }

  /// The background colour of content on top of the main background.
  public class var secondarySystemBackground: UIColor {
    system("secondarySystemBackground", 0.95, 0.95, 0.97)
  }

  /// The background colour of content on top of the secondary background.
  public class var tertiarySystemBackground: UIColor {
    system("tertiarySystemBackground", 1, 1, 1)
  }

  /// The main background colour of grouped lists.
  public class var systemGroupedBackground: UIColor {
    system("systemGroupedBackground", 0.95, 0.95, 0.97)
  }

  /// The background colour of groups.
  public class var secondarySystemGroupedBackground: UIColor {
    system("secondarySystemGroupedBackground", 1, 1, 1)
  }

  /// The background colour of content in groups.
  public class var tertiarySystemGroupedBackground: UIColor {
    system("tertiarySystemGroupedBackground", 0.95, 0.95, 0.97)
  }

  /// The colour of separators.
  public class var separator: UIColor { text("separator", 0.29) }

  /// The colour of opaque separators.
  public class var opaqueSeparator: UIColor { system("opaqueSeparator", 0.78, 0.78, 0.78) }

  private class func fill(_ name: String, _ alpha: CGFloat) -> UIColor {
    system(name, 0.47, 0.47, 0.5, alpha: alpha)
  }

  /// The fill colour of thin or small shapes.
  public class var systemFill: UIColor { fill("systemFill", 0.2) }

  /// The fill colour of medium shapes.
  public class var secondarySystemFill: UIColor { fill("secondarySystemFill", 0.16) }

  /// The fill colour of large shapes.
  public class var tertiarySystemFill: UIColor { fill("tertiarySystemFill", 0.12) }

  /// The fill colour of large areas with complex content.
  public class var quaternarySystemFill: UIColor { fill("quaternarySystemFill", 0.08) }
}
