/// Colours that UIKit adapts to where they are used; here they are about those of a light screen.
extension UIColor {
  private class func opaque(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: 1)
  }

  // MARK: Tints

  /// The system's red.
  public class var systemRed: UIColor { opaque(1, 0.23, 0.19) }

  /// The system's green.
  public class var systemGreen: UIColor { opaque(0.2, 0.78, 0.35) }

  /// The system's blue.
  public class var systemBlue: UIColor { opaque(0, 0.48, 1) }

  /// The system's orange.
  public class var systemOrange: UIColor { opaque(1, 0.58, 0) }

  /// The system's yellow.
  public class var systemYellow: UIColor { opaque(1, 0.8, 0) }

  /// The system's pink.
  public class var systemPink: UIColor { opaque(1, 0.18, 0.33) }

  /// The system's purple.
  public class var systemPurple: UIColor { opaque(0.69, 0.32, 0.87) }

  /// The system's teal.
  public class var systemTeal: UIColor { opaque(0.19, 0.69, 0.78) }

  /// The system's indigo.
  public class var systemIndigo: UIColor { opaque(0.35, 0.34, 0.84) }

  /// The system's brown.
  public class var systemBrown: UIColor { opaque(0.64, 0.52, 0.37) }

  /// The system's mint.
  public class var systemMint: UIColor { opaque(0, 0.78, 0.75) }

  /// The system's cyan.
  public class var systemCyan: UIColor { opaque(0.2, 0.68, 0.9) }

  /// The tint of the app.
  public class var tintColor: UIColor { systemBlue }

  /// The colour of links.
  public class var link: UIColor { systemBlue }

  // MARK: Greys

  /// The system's grey.
  public class var systemGray: UIColor { opaque(0.56, 0.56, 0.58) }

  /// The system's second grey, lighter than the one before.
  public class var systemGray2: UIColor { opaque(0.68, 0.68, 0.7) }

  /// The system's third grey, lighter than the one before.
  public class var systemGray3: UIColor { opaque(0.78, 0.78, 0.8) }

  /// The system's fourth grey, lighter than the one before.
  public class var systemGray4: UIColor { opaque(0.82, 0.82, 0.84) }

  /// The system's fifth grey, lighter than the one before.
  public class var systemGray5: UIColor { opaque(0.9, 0.9, 0.92) }

  /// The system's sixth grey, lighter than the one before.
  public class var systemGray6: UIColor { opaque(0.95, 0.95, 0.97) }

  // MARK: Text

  private class func text(_ alpha: CGFloat) -> UIColor {
    UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: alpha)
  }

  /// The colour of text.
  public class var label: UIColor { black }

  /// The colour of less important text.
  public class var secondaryLabel: UIColor { text(0.6) }

  /// The colour of text that matters little.
  public class var tertiaryLabel: UIColor { text(0.3) }

  /// The colour of text that matters least.
  public class var quaternaryLabel: UIColor { text(0.18) }

  /// The colour of what stands where nothing was typed.
  public class var placeholderText: UIColor { text(0.3) }

  /// The colour of text on what is dark.
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }

  /// The colour of text on what is light.
  public class var darkText: UIColor { black }

  // MARK: Backgrounds

  /// The colour of the ground.
  public class var systemBackground: UIColor { white }

  /// The colour behind content in the background.
  public class var secondarySystemBackground: UIColor { systemGray6 }

  /// The colour behind content in that.
  public class var tertiarySystemBackground: UIColor { white }

  /// The colour of the ground of grouped lists.
  public class var systemGroupedBackground: UIColor { systemGray6 }

  /// The colour of groups.
  public class var secondarySystemGroupedBackground: UIColor { white }

  /// The colour of content in groups.
  public class var tertiarySystemGroupedBackground: UIColor { systemGray6 }

  /// The colour of thin lines.
  public class var separator: UIColor { text(0.29) }

  /// The colour of thin lines that nothing shows through.
  public class var opaqueSeparator: UIColor { opaque(0.78, 0.78, 0.78) }

  private class func fill(_ alpha: CGFloat) -> UIColor {
    UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: alpha)
  }

  /// The colour of thin shapes.
  public class var systemFill: UIColor { fill(0.2) }

  /// The colour of shapes.
  public class var secondarySystemFill: UIColor { fill(0.16) }

  /// The colour of large shapes.
  public class var tertiarySystemFill: UIColor { fill(0.12) }

  /// The colour of large shapes with content in them.
  public class var quaternarySystemFill: UIColor { fill(0.08) }
}
