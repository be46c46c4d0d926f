/// The system's colours, with the values of Apple's Human Interface Guidelines for the light and dark interface
/// styles.
extension UIColor {
  /// Returns a system colour from two colours in hexadecimal notation. It's created once, because every view has some.
  private class func system(
    _ name: String, _ light: UInt32, dark: UInt32, alpha: CGFloat = 1, darkAlpha: CGFloat? = nil
  ) -> UIColor {
    func parts(_ color: UInt32, _ alpha: CGFloat) -> [CGFloat] {
      [16, 8, 0].map { CGFloat((color >> $0) & 0xff) / 255 } + [alpha]
    }
    return SystemColors.shared.color(named: name) {
      UIColor(system: name, parts(light, alpha), dark: parts(dark, darkAlpha ?? alpha))
    }
  }

  // MARK: Tints

  /// The system's red.
  public class var systemRed: UIColor { system("systemRed", 0xff3b30, dark: 0xff453a) }

  /// The system's green.
  public class var systemGreen: UIColor { system("systemGreen", 0x34c759, dark: 0x30d158) }

  /// The system's blue.
  public class var systemBlue: UIColor { system("systemBlue", 0x007aff, dark: 0x0a84ff) }

  /// The system's orange.
  public class var systemOrange: UIColor { system("systemOrange", 0xff9500, dark: 0xff9f0a) }

  /// The system's yellow.
  public class var systemYellow: UIColor { system("systemYellow", 0xffcc00, dark: 0xffd60a) }

  /// The system's pink.
  public class var systemPink: UIColor { system("systemPink", 0xff2d55, dark: 0xff375f) }

  /// The system's purple.
  public class var systemPurple: UIColor { system("systemPurple", 0xaf52de, dark: 0xbf5af2) }

  /// The system's teal.
  public class var systemTeal: UIColor { system("systemTeal", 0x30b0c7, dark: 0x40c8e0) }

  /// The system's indigo.
  public class var systemIndigo: UIColor { system("systemIndigo", 0x5856d6, dark: 0x5e5ce6) }

  /// The system's brown.
  public class var systemBrown: UIColor { system("systemBrown", 0xa2845e, dark: 0xac8e68) }

  /// The system's mint.
  public class var systemMint: UIColor { system("systemMint", 0x00c7be, dark: 0x63e6e2) }

  /// The system's cyan.
  public class var systemCyan: UIColor { system("systemCyan", 0x32ade6, dark: 0x64d2ff) }

  /// The app's tint colour.
  public class var tintColor: UIColor { systemBlue }

  /// The colour of links.
  public class var link: UIColor { system("link", 0x007aff, dark: 0x0984ff) }

  // MARK: Greys

  /// The system's grey.
  public class var systemGray: UIColor { system("systemGray", 0x8e8e93, dark: 0x8e8e93) }

  /// The system's second grey, lighter than ``systemGray``.
  public class var systemGray2: UIColor { system("systemGray2", 0xaeaeb2, dark: 0x636366) }

  /// The system's third grey, lighter than ``systemGray2``.
  public class var systemGray3: UIColor { system("systemGray3", 0xc7c7cc, dark: 0x48484a) }

  /// The system's fourth grey, lighter than ``systemGray3``.
  public class var systemGray4: UIColor { system("systemGray4", 0xd1d1d6, dark: 0x3a3a3c) }

  /// The system's fifth grey, lighter than ``systemGray4``.
  public class var systemGray5: UIColor { system("systemGray5", 0xe5e5ea, dark: 0x2c2c2e) }

  /// The system's sixth grey, lighter than ``systemGray5``.
  public class var systemGray6: UIColor { system("systemGray6", 0xf2f2f7, dark: 0x1c1c1e) }

  // MARK: Text

  private class func text(_ name: String, _ alpha: CGFloat, dark: CGFloat) -> UIColor {
    system(name, 0x3c3c43, dark: 0xebebf5, alpha: alpha, darkAlpha: dark)
  }

  /// The colour of primary text.
  public class var label: UIColor { system("label", 0x000000, dark: 0xffffff) }

  /// The colour of secondary text.
  public class var secondaryLabel: UIColor { text("secondaryLabel", 0.6, dark: 0.6) }

  /// The colour of tertiary text.
  public class var tertiaryLabel: UIColor { text("tertiaryLabel", 0.3, dark: 0.3) }

  /// The colour of quaternary text.
  public class var quaternaryLabel: UIColor { text("quaternaryLabel", 0.18, dark: 0.16) }

  /// The colour of placeholders.
  public class var placeholderText: UIColor { text("placeholderText", 0.3, dark: 0.3) }

  /// The colour of text on a dark background.
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }

  /// The colour of text on a light background.
  public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }

  // MARK: Backgrounds

  /// The main background colour.
  public class var systemBackground: UIColor {
    system("systemBackground", 0xffffff, dark: 0x000000)
  }

  /// The background colour of content on top of the main background.
  public class var secondarySystemBackground: UIColor {
    system("secondarySystemBackground", 0xf2f2f7, dark: 0x1c1c1e)
  }

  /// The background colour of content on top of the secondary background.
  public class var tertiarySystemBackground: UIColor {
    system("tertiarySystemBackground", 0xffffff, dark: 0x2c2c2e)
  }

  /// The main background colour of grouped lists.
  public class var systemGroupedBackground: UIColor {
    system("systemGroupedBackground", 0xf2f2f7, dark: 0x000000)
  }

  /// The background colour of groups.
  public class var secondarySystemGroupedBackground: UIColor {
    system("secondarySystemGroupedBackground", 0xffffff, dark: 0x1c1c1e)
  }

  /// The background colour of content in groups.
  public class var tertiarySystemGroupedBackground: UIColor {
    system("tertiarySystemGroupedBackground", 0xf2f2f7, dark: 0x2c2c2e)
  }

  /// The colour of separators.
  public class var separator: UIColor {
    system("separator", 0x3c3c43, dark: 0x545458, alpha: 0.29, darkAlpha: 0.6)
  }

  /// The colour of opaque separators.
  public class var opaqueSeparator: UIColor { system("opaqueSeparator", 0xc6c6c8, dark: 0x38383a) }

  private class func fill(
    _ name: String, _ color: UInt32, _ alpha: CGFloat, dark: CGFloat
  ) -> UIColor {
    system(name, color, dark: color, alpha: alpha, darkAlpha: dark)
  }

  /// The fill colour of thin or small shapes.
  public class var systemFill: UIColor {
    fill("systemFill", 0x787880, 0.2, dark: 0.36)
  }

  /// The fill colour of medium shapes.
  public class var secondarySystemFill: UIColor {
    fill("secondarySystemFill", 0x787880, 0.16, dark: 0.32)
  }

  /// The fill colour of large shapes.
  public class var tertiarySystemFill: UIColor {
    fill("tertiarySystemFill", 0x767680, 0.12, dark: 0.24)
  }

  /// The fill colour of large areas with complex content.
  public class var quaternarySystemFill: UIColor {
    fill("quaternarySystemFill", 0x747480, 0.08, dark: 0.18)
  }
}

/// The system colours that were used so far, by name.
private final class SystemColors: @unchecked Sendable {
  // The conformance is unchecked, because the compiler doesn't know that the lock guards the dictionary. (`Mutex`
  // needs macOS 15.)
  private let lock = NSLock()
  private var colors: [String: UIColor] = [:]

  static let shared = SystemColors()

  func color(named name: String, _ make: () -> UIColor) -> UIColor {
    lock.withLock {
      if let known = colors[name] { return known }
      let color = make()
      colors[name] = color
      return color
    }
  }
}
