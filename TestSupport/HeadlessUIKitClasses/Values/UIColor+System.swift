/// The system's colours, with the values of Apple's Human Interface Guidelines for the light and dark interface
/// styles.
extension UIColor {
  /// Returns a system colour from two colours in hexadecimal notation.
  private static func system(
    _ name: String, _ light: UInt32, dark: UInt32, alpha: CGFloat = 1, darkAlpha: CGFloat? = nil
  ) -> UIColor {
    func parts(_ color: UInt32, _ alpha: CGFloat) -> [CGFloat] {
      [16, 8, 0].map { CGFloat((color >> $0) & 0xff) / 255 } + [alpha]
    }
    return UIColor(system: name, parts(light, alpha), dark: parts(dark, darkAlpha ?? alpha))
  }

  // MARK: Tints

  /// The system's red.
  public static let systemRed = system("systemRed", 0xff3b30, dark: 0xff453a)

  /// The system's green.
  public static let systemGreen = system("systemGreen", 0x34c759, dark: 0x30d158)

  /// The system's blue.
  public static let systemBlue = system("systemBlue", 0x007aff, dark: 0x0a84ff)

  /// The system's orange.
  public static let systemOrange = system("systemOrange", 0xff9500, dark: 0xff9f0a)

  /// The system's yellow.
  public static let systemYellow = system("systemYellow", 0xffcc00, dark: 0xffd60a)

  /// The system's pink.
  public static let systemPink = system("systemPink", 0xff2d55, dark: 0xff375f)

  /// The system's purple.
  public static let systemPurple = system("systemPurple", 0xaf52de, dark: 0xbf5af2)

  /// The system's teal.
  public static let systemTeal = system("systemTeal", 0x30b0c7, dark: 0x40c8e0)

  /// The system's indigo.
  public static let systemIndigo = system("systemIndigo", 0x5856d6, dark: 0x5e5ce6)

  /// The system's brown.
  public static let systemBrown = system("systemBrown", 0xa2845e, dark: 0xac8e68)

  /// The system's mint.
  public static let systemMint = system("systemMint", 0x00c7be, dark: 0x63e6e2)

  /// The system's cyan.
  public static let systemCyan = system("systemCyan", 0x32ade6, dark: 0x64d2ff)

  /// The app's tint colour.
  public class var tintColor: UIColor { systemBlue }

  /// The colour of links.
  public static let link = system("link", 0x007aff, dark: 0x0984ff)

  // MARK: Greys

  /// The system's grey.
  public static let systemGray = system("systemGray", 0x8e8e93, dark: 0x8e8e93)

  /// The system's second grey, lighter than ``systemGray``.
  public static let systemGray2 = system("systemGray2", 0xaeaeb2, dark: 0x636366)

  /// The system's third grey, lighter than ``systemGray2``.
  public static let systemGray3 = system("systemGray3", 0xc7c7cc, dark: 0x48484a)

  /// The system's fourth grey, lighter than ``systemGray3``.
  public static let systemGray4 = system("systemGray4", 0xd1d1d6, dark: 0x3a3a3c)

  /// The system's fifth grey, lighter than ``systemGray4``.
  public static let systemGray5 = system("systemGray5", 0xe5e5ea, dark: 0x2c2c2e)

  /// The system's sixth grey, lighter than ``systemGray5``.
  public static let systemGray6 = system("systemGray6", 0xf2f2f7, dark: 0x1c1c1e)

  // MARK: Text

  private class func text(_ name: String, _ alpha: CGFloat, dark: CGFloat) -> UIColor {
    system(name, 0x3c3c43, dark: 0xebebf5, alpha: alpha, darkAlpha: dark)
  }

  /// The colour of primary text.
  public static let label = system("label", 0x000000, dark: 0xffffff)

  /// The colour of secondary text.
  public static let secondaryLabel = text("secondaryLabel", 0.6, dark: 0.6)

  /// The colour of tertiary text.
  public static let tertiaryLabel = text("tertiaryLabel", 0.3, dark: 0.3)

  /// The colour of quaternary text.
  public static let quaternaryLabel = text("quaternaryLabel", 0.18, dark: 0.16)

  /// The colour of placeholders.
  public static let placeholderText = text("placeholderText", 0.3, dark: 0.3)

  /// The colour of text on a dark background.
  public static let lightText = UIColor(white: 1, alpha: 0.6)

  /// The colour of text on a light background.
  public static let darkText = UIColor(white: 0, alpha: 1)

  // MARK: Backgrounds

  /// The main background colour.
  public static let systemBackground = system("systemBackground", 0xffffff, dark: 0x000000)

  /// The background colour of content on top of the main background.
  public static let secondarySystemBackground = system(
    "secondarySystemBackground", 0xf2f2f7, dark: 0x1c1c1e)

  /// The background colour of content on top of the secondary background.
  public static let tertiarySystemBackground = system(
    "tertiarySystemBackground", 0xffffff, dark: 0x2c2c2e)

  /// The main background colour of grouped lists.
  public static let systemGroupedBackground = system(
    "systemGroupedBackground", 0xf2f2f7, dark: 0x000000)

  /// The background colour of groups.
  public static let secondarySystemGroupedBackground = system(
    "secondarySystemGroupedBackground", 0xffffff, dark: 0x1c1c1e)

  /// The background colour of content in groups.
  public static let tertiarySystemGroupedBackground = system(
    "tertiarySystemGroupedBackground", 0xf2f2f7, dark: 0x2c2c2e)

  /// The colour of separators.
  public static let separator = system(
    "separator", 0x3c3c43, dark: 0x545458, alpha: 0.29, darkAlpha: 0.6)

  /// The colour of opaque separators.
  public static let opaqueSeparator = system("opaqueSeparator", 0xc6c6c8, dark: 0x38383a)

  private class func fill(
    _ name: String, _ color: UInt32, _ alpha: CGFloat, dark: CGFloat
  ) -> UIColor {
    system(name, color, dark: color, alpha: alpha, darkAlpha: dark)
  }

  /// The fill colour of thin or small shapes.
  public static let systemFill = fill("systemFill", 0x787880, 0.2, dark: 0.36)

  /// The fill colour of medium shapes.
  public static let secondarySystemFill = fill("secondarySystemFill", 0x787880, 0.16, dark: 0.32)

  /// The fill colour of large shapes.
  public static let tertiarySystemFill = fill("tertiarySystemFill", 0x767680, 0.12, dark: 0.24)

  /// The fill colour of large areas with complex content.
  public static let quaternarySystemFill = fill("quaternarySystemFill", 0x747480, 0.08, dark: 0.18)
}
