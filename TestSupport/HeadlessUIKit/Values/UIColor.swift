#if os(Linux)
  /// A colour: its components, and nothing drawn with them.
  open class UIColor: NSObject, @unchecked Sendable {
    private let components: [CGFloat]

    /// Creates a colour from its parts, each from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      components = [red, green, blue, alpha]
      super.init()
    }

    /// Creates a shade of grey, from black at 0 to white at 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
      self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Black.
    open class var black: UIColor { UIColor(white: 0, alpha: 1) }

    /// Dark grey.
    open class var darkGray: UIColor { UIColor(white: 0.333, alpha: 1) }

    /// Light grey.
    open class var lightGray: UIColor { UIColor(white: 0.667, alpha: 1) }

    /// White.
    open class var white: UIColor { UIColor(white: 1, alpha: 1) }

    /// Grey.
    open class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }

    /// Red.
    open class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }

    /// Green.
    open class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }

    /// Blue.
    open class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }

    /// Yellow.
    open class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }

    /// Orange.
    open class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }

    /// Purple.
    open class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }

    /// No colour: what is behind is seen.
    open class var clear: UIColor { UIColor(white: 0, alpha: 0) }

    /// The system's red.
    open class var systemRed: UIColor { UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1) }

    /// The system's green.
    open class var systemGreen: UIColor { UIColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1) }

    /// The system's blue.
    open class var systemBlue: UIColor { UIColor(red: 0, green: 0.48, blue: 1, alpha: 1) }

    /// The system's grey.
    open class var systemGray: UIColor { UIColor(red: 0.56, green: 0.56, blue: 0.58, alpha: 1) }

    /// The colour of text.
    open class var label: UIColor { .black }

    /// The colour of less important text.
    open class var secondaryLabel: UIColor {
      UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.6)
    }

    /// The colour of the ground.
    open class var systemBackground: UIColor { .white }

    /// The colour of the ground of grouped lists.
    open class var systemGroupedBackground: UIColor {
      UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1)
    }

    /// The same colour, but more or less opaque.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
      UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
    }

    /// Whether the other one is equal to this.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? UIColor)?.components == components
    }

    /// A number that equal objects share.
    open override var hash: Int { components.hashValue }
  }
#endif
