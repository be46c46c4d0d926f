/// An image: its name, and no pixels. Every name is taken for that of an image.
open class UIImage: NSObject, @unchecked Sendable {
  /// Whether an image is drawn as it is, or in the tint of its view.
  public enum RenderingMode: Int, Sendable {
    /// As the view around it does.
    case automatic

    /// As it is.
    case alwaysOriginal

    /// In the tint of its view.
    case alwaysTemplate
  }

  private let identity: String
  private let mode: RenderingMode

  /// Creates one with the values that UIKit begins with.
  public override init() {
    identity = ""
    mode = .automatic
    super.init()
  }

  init(identity: String, mode: RenderingMode = .automatic) {
    self.identity = identity
    self.mode = mode
    super.init()
  }

  /// Creates an image with a name.
  public convenience init?(named name: String) { self.init(identity: name) }

  /// The image of a name in a bundle: here every name is one.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(identity: "\((bundle ?? .main).bundlePath):\(name)")
  }

  /// Creates a symbol of the system with a name.
  public convenience init?(systemName name: String) { self.init(identity: "system:\(name)") }

  /// The symbol of a name, at a size: here every name is one.
  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    self.init(identity: "system:\(name)\(configuration?.identity ?? "")")
  }

  /// The image in a file, or `nil` where there is no file.
  public convenience init?(contentsOfFile path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    self.init(identity: "file:\(path)")
  }

  /// The image in data, or `nil` where there are none.
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init(identity: "data:\(data.base64EncodedString())")
  }

  /// The size, in points.
  open var size: CGSize { .zero }

  /// How many pixels a point has.
  open var scale: CGFloat { 1 }

  /// Whether it is drawn in the tint of its view.
  open var renderingMode: UIImage.RenderingMode { mode }

  /// The same image, drawn as it is or in a tint.
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    UIImage(identity: identity, mode: renderingMode)
  }

  /// The same image in a colour.
  open func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(identity: "\(identity)@\(color.cgColor.parts)", mode: mode)
  }

  /// The same image in a colour, drawn as it is or in a tint.
  open func withTintColor(
    _ color: UIColor, renderingMode: UIImage.RenderingMode
  ) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }

  /// The same symbol at another size.
  open func applyingSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration
  ) -> UIImage? {
    UIImage(identity: identity + configuration.identity, mode: mode)
  }

  /// Whether the other one is equal to this.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other
      || (!identity.isEmpty && other.identity == identity && other.mode == mode)
  }

  /// A number that equal objects share.
  open override var hash: Int { identity.hashValue }
}
