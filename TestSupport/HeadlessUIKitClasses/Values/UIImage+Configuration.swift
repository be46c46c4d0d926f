extension UIImage {
  /// The configuration of an image.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// Returns the configuration itself, which can't be changed.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    let identity: String

    init(identity: String) {
      self.identity = identity
      super.init()
    }

    /// Returns whether another object is equal to this one.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? Configuration)?.identity == identity
    }

    /// The hash value, which equal objects share.
    open override var hash: Int { identity.hashValue }
  }

  /// The weights of symbols.
  public enum SymbolWeight: Int, Sendable {
    /// Unspecified.
    case unspecified

    /// The lightest weight.
    case ultraLight

    /// A thin weight.
    case thin

    /// A light weight.
    case light

    /// The weight of body text.
    case regular

    /// A weight between regular and semibold.
    case medium

    /// A weight slightly lighter than bold.
    case semibold

    /// A bold weight.
    case bold

    /// A heavy weight.
    case heavy

    /// The heaviest weight.
    case black
  }

  /// The scales of symbols, relative to the text.
  public enum SymbolScale: Int, Sendable {
    /// The default scale.
    case `default` = -1

    /// Unspecified.
    case unspecified

    /// Smaller than the text.
    case small

    /// As tall as the text.
    case medium

    /// Taller than the text.
    case large
  }

  /// The size, weight and scale of a symbol.
  open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
    /// Creates a configuration with a size.
    public convenience init(pointSize: CGFloat) {
      self.init(identity: "configuration=\(pointSize)")
    }

    /// Creates a configuration with a size and weight.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(identity: "configuration=\(pointSize)/\(weight)")
    }

    /// Creates a configuration with a size, weight and scale.
    public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
    ) {
      self.init(identity: "configuration=\(pointSize)/\(weight)/\(scale)")
    }

    /// Creates a configuration with a weight.
    public convenience init(weight: UIImage.SymbolWeight) {
      self.init(identity: "configuration=\(weight)")
    }

    /// Creates a configuration with a scale.
    public convenience init(scale: UIImage.SymbolScale) {
      self.init(identity: "configuration=\(scale)")
    }

    /// Creates a configuration with the size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(identity: "configuration=\(textStyle.rawValue)")
    }

    /// Creates a configuration with the size of a text style, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(identity: "configuration=\(textStyle.rawValue)/\(scale)")
    }

    /// Creates a configuration with the colours of the symbol's layers.
    public convenience init(paletteColors: [UIColor]) {
      self.init(identity: "configuration=\(paletteColors)")
    }

    /// Creates a configuration with the colour from which the symbol derives those of its layers.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(identity: "configuration=\(hierarchicalColor)")
    }

    /// Creates a configuration with the size and weight of a font.
    public convenience init(font: UIFont) {
      self.init(identity: "configuration=\(font.fontName)/\(font.pointSize)")
    }
  }
}
