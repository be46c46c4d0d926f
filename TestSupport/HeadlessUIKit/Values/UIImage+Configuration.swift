#if os(Linux)
  extension UIImage {
    /// What is asked of an image.
    open class Configuration: NSObject, @unchecked Sendable {
      let identity: String

      init(identity: String) {
        self.identity = identity
        super.init()
      }

      open override func isEqual(_ object: Any?) -> Bool {
        (object as? Configuration)?.identity == identity
      }

      open override var hash: Int { identity.hashValue }
    }

    /// How strong a symbol's strokes are.
    public enum SymbolWeight: Int, Sendable {
      case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// How tall a symbol is beside its text.
    public enum SymbolScale: Int, Sendable {
      case `default` = -1
      case unspecified, small, medium, large
    }

    /// The size and the weight of a symbol.
    open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
      public convenience init(pointSize: CGFloat) { self.init(identity: "/\(pointSize)") }

      public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
        self.init(identity: "/\(pointSize)/\(weight)")
      }

      public convenience init(
        pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
      ) {
        self.init(identity: "/\(pointSize)/\(weight)/\(scale)")
      }

      public convenience init(weight: UIImage.SymbolWeight) { self.init(identity: "/\(weight)") }

      public convenience init(scale: UIImage.SymbolScale) { self.init(identity: "/\(scale)") }

      public convenience init(textStyle: UIFont.TextStyle) {
        self.init(identity: "/\(textStyle.rawValue)")
      }

      public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
        self.init(identity: "/\(textStyle.rawValue)/\(scale)")
      }

      public convenience init(font: UIFont) {
        self.init(identity: "/\(font.fontName)/\(font.pointSize)")
      }
    }
  }
#endif
