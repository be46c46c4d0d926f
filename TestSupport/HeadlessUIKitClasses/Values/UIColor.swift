/// A colour: its components, or a closure that returns another colour for each trait collection.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  /// Returns the object itself, which can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  private let components: [CGFloat]
  private let origin: Origin
  /// The components in the dark interface style.
  private let darkComponents: [CGFloat]
  private let provider: ((UITraitCollection) -> UIColor)?

  /// The origin of the components.
  private enum Origin: Hashable {
    case components
    /// A system colour. UIKit adapts it to the traits.
    case system(String)
    /// A colour in an asset catalogue. Only its name is known.
    case catalog(String)
  }

  /// Creates a colour from its components, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    darkComponents = components
    origin = .components
    provider = nil
    super.init()
  }

  private init(
    _ origin: Origin, _ components: [CGFloat], dark: [CGFloat]? = nil,
    provider: ((UITraitCollection) -> UIColor)? = nil
  ) {
    self.components = components
    darkComponents = dark ?? components
    self.origin = origin
    self.provider = provider
    super.init()
  }

  /// Creates a system colour.
  convenience init(system name: String, _ components: [CGFloat], dark: [CGFloat]) {
    self.init(.system(name), components, dark: dark)
  }

  /// Creates a shade of grey, from black at 0 to white at 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour from its hue, saturation and brightness, each from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    // Each component is a trapezoid over the circle of hues, shifted by a third of it.
    let parts = [5, 3, 1].map { (shift: CGFloat) in
      let sector = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(sector, 4 - sector, 1)))
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  /// Creates the colour with a name in an asset catalogue. Here every name exists.
  public convenience init?(named name: String) { self.init(.catalog(name), [0, 0, 0, 1]) }

  /// Creates a colour from a `CGColor`.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.parts
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// Creates a colour that the closure returns for the traits of its view. Its components are those for the
  /// current traits.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(
      .components, dynamicProvider(.current).cgColor.parts, provider: dynamicProvider)
  }

  /// The colour for the current traits as a `CGColor`, which doesn't adapt to others.
  open var cgColor: CGColor { CGColor(parts: resolvedColor(with: .current).components) }

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

  /// Cyan.
  open class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }

  /// Yellow.
  open class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }

  /// Magenta.
  open class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }

  /// Orange.
  open class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }

  /// Purple.
  open class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }

  /// Brown.
  open class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }

  /// Transparent.
  open class var clear: UIColor { UIColor(white: 0, alpha: 0) }

  /// Returns the colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(
      origin, components.prefix(3) + [alpha], dark: darkComponents.prefix(3) + [alpha],
      provider: provider.map { provider in { provider($0).withAlphaComponent(alpha) } })
  }

  /// Returns the colour for some traits. It doesn't adapt to others.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if let provider { return provider(traitCollection).resolvedColor(with: traitCollection) }
    guard case .system = origin else { return self }
    let isDark = traitCollection.userInterfaceStyle == .dark
    return UIColor(.components, isDark ? darkComponents : components)
  }

  /// The name of the colour in its asset catalogue, which HeadlessUIKit doesn't read.
  var nameInCatalog: String? {
    if case .catalog(let name) = origin { name } else { nil }
  }

  /// Returns whether another object is equal to this one. A colour with a closure is equal only to itself.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    // UIKit can't know whether two closures return the same colours.
    if provider != nil || other.provider != nil { return false }
    return other.components == components && other.origin == origin
  }

  /// The hash value, which equal objects share.
  open override var hash: Int { components.hashValue }

  /// The description in UIKit's format, without addresses: `UIExtendedSRGBColorSpace 1 0 0 1` or
  /// `<UIDynamicSystemColor; name = systemBlueColor>`.
  open override var description: String { description(at: nil) }

  /// Returns the description with the address that UIKit adds to named colours.
  func description(at address: String?) -> String {
    let prefix = address.map { ": \($0)" } ?? ""
    let parts = components.map { $0.formattedForDescription }
    let opacity = components[3] == 1 ? "" : "; alpha = \(parts[3])"
    switch origin {
    case .system(let name): return "<UIDynamicSystemColor\(prefix); name = \(name)Color\(opacity)>"
    case .catalog(let name): return "<UIDynamicCatalogColor\(prefix); name = \(name)\(opacity)>"
    case .components where components[0] == components[1] && components[1] == components[2]:
      return "UIExtendedGrayColorSpace \(parts[0]) \(parts[3])"
    case .components: return "UIExtendedSRGBColorSpace \(parts.joined(separator: " "))"
    }
  }

  /// The same as ``description``.
  open override var debugDescription: String { description }
}
