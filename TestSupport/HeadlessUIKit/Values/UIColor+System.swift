#if os(Linux)
  /// Colours that UIKit adapts to where they are used; here they are about those of a light screen.
  extension UIColor {
    private class func opaque(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
      UIColor(red: red, green: green, blue: blue, alpha: 1)
    }

    // MARK: Tints

    public class var systemRed: UIColor { opaque(1, 0.23, 0.19) }
    public class var systemGreen: UIColor { opaque(0.2, 0.78, 0.35) }
    public class var systemBlue: UIColor { opaque(0, 0.48, 1) }
    public class var systemOrange: UIColor { opaque(1, 0.58, 0) }
    public class var systemYellow: UIColor { opaque(1, 0.8, 0) }
    public class var systemPink: UIColor { opaque(1, 0.18, 0.33) }
    public class var systemPurple: UIColor { opaque(0.69, 0.32, 0.87) }
    public class var systemTeal: UIColor { opaque(0.19, 0.69, 0.78) }
    public class var systemIndigo: UIColor { opaque(0.35, 0.34, 0.84) }
    public class var systemBrown: UIColor { opaque(0.64, 0.52, 0.37) }
    public class var systemMint: UIColor { opaque(0, 0.78, 0.75) }
    public class var systemCyan: UIColor { opaque(0.2, 0.68, 0.9) }
    public class var tintColor: UIColor { systemBlue }
    public class var link: UIColor { systemBlue }

    // MARK: Greys

    public class var systemGray: UIColor { opaque(0.56, 0.56, 0.58) }
    public class var systemGray2: UIColor { opaque(0.68, 0.68, 0.7) }
    public class var systemGray3: UIColor { opaque(0.78, 0.78, 0.8) }
    public class var systemGray4: UIColor { opaque(0.82, 0.82, 0.84) }
    public class var systemGray5: UIColor { opaque(0.9, 0.9, 0.92) }
    public class var systemGray6: UIColor { opaque(0.95, 0.95, 0.97) }

    // MARK: Text

    private class func text(_ alpha: CGFloat) -> UIColor {
      UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: alpha)
    }

    public class var label: UIColor { black }
    public class var secondaryLabel: UIColor { text(0.6) }
    public class var tertiaryLabel: UIColor { text(0.3) }
    public class var quaternaryLabel: UIColor { text(0.18) }
    public class var placeholderText: UIColor { text(0.3) }
    public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
    public class var darkText: UIColor { black }

    // MARK: Backgrounds

    public class var systemBackground: UIColor { white }
    public class var secondarySystemBackground: UIColor { systemGray6 }
    public class var tertiarySystemBackground: UIColor { white }
    public class var systemGroupedBackground: UIColor { systemGray6 }
    public class var secondarySystemGroupedBackground: UIColor { white }
    public class var tertiarySystemGroupedBackground: UIColor { systemGray6 }
    public class var separator: UIColor { text(0.29) }
    public class var opaqueSeparator: UIColor { opaque(0.78, 0.78, 0.78) }

    private class func fill(_ alpha: CGFloat) -> UIColor {
      UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: alpha)
    }

    public class var systemFill: UIColor { fill(0.2) }
    public class var secondarySystemFill: UIColor { fill(0.16) }
    public class var tertiarySystemFill: UIColor { fill(0.12) }
    public class var quaternarySystemFill: UIColor { fill(0.08) }
  }
#endif
