extension UIImage {
  /// The configuration of an image.
  open class Configuration: NSObject, @unchecked Sendable {
    let identity: String

    init(identity: String) {
      self.identity = identity
      super.init()
    }

    /// Whether the other one is equal to this.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? Configuration)?.identity == identity
    }

    /// A number that equal objects share.
    open override var hash: Int { identity.hashValue }
  }

  /// How strong a symbol's strokes are.
  public enum SymbolWeight: Int, Sendable {
    /// Any weight.
    case unspecified

    /// The lightest weight.
    case ultraLight

    /// A thin weight.
    case thin

    /// A light weight.
    case light

    /// The weight of running text.
    case regular

    /// A weight between the regular and the bold one.
    case medium

    /// A weight a little lighter than the bold one.
    case semibold

    /// A bold weight.
    case bold

    /// A heavy weight.
    case heavy

    /// The heaviest weight.
    case black
  }

  /// How tall a symbol is beside its text.
  public enum SymbolScale: Int, Sendable {
    /// The usual height.
    case `default` = -1

    /// Any height.
    case unspecified

    /// Smaller than the text.
    case small

    /// As tall as the text.
    case medium

    /// Taller than the text.
    case large
  }

  /// The size and the weight of a symbol.
  open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
    /// Asks for a size.
    public convenience init(pointSize: CGFloat) {
      self.init(identity: "configuration=\(pointSize)")
    }

    /// Asks for a size and a weight.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(identity: "configuration=\(pointSize)/\(weight)")
    }

    /// Asks for a size, a weight and a scale.
    public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
    ) {
      self.init(identity: "configuration=\(pointSize)/\(weight)/\(scale)")
    }

    /// Asks for a weight.
    public convenience init(weight: UIImage.SymbolWeight) {
      self.init(identity: "configuration=\(weight)")
    }

    /// Asks for a scale.
    public convenience init(scale: UIImage.SymbolScale) {
      self.init(identity: "configuration=\(scale)")
    }

    /// Asks for the size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(identity: "configuration=\(textStyle.rawValue)")
    }

    /// Asks for the size of a text style, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(identity: "configuration=\(textStyle.rawValue)/\(scale)")
    }

    /// Asks for the size and weight of a font.
    public convenience init(font: UIFont) {
      self.init(identity: "configuration=\(font.fontName)/\(font.pointSize)")
    }
  }
}
