#if os(Linux)
  /// An image: its name, and no pixels. Every name is taken for that of an image.
  open class UIImage: NSObject, @unchecked Sendable {
    /// Whether an image is drawn as it is, or in the tint of its view.
    public enum RenderingMode: Int, Sendable {
      case automatic, alwaysOriginal, alwaysTemplate
    }

    private let identity: String
    private let mode: RenderingMode

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

    public convenience init?(named name: String) { self.init(identity: name) }

    public convenience init?(
      named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
      self.init(identity: "\((bundle ?? .main).bundlePath):\(name)")
    }

    public convenience init?(systemName name: String) { self.init(identity: "system:\(name)") }

    public convenience init?(
      systemName name: String, withConfiguration configuration: UIImage.Configuration?
    ) {
      self.init(identity: "system:\(name)\(configuration?.identity ?? "")")
    }

    public convenience init?(contentsOfFile path: String) {
      guard FileManager.default.fileExists(atPath: path) else { return nil }
      self.init(identity: "file:\(path)")
    }

    public convenience init?(data: Data) {
      guard !data.isEmpty else { return nil }
      self.init(identity: "data:\(data.base64EncodedString())")
    }

    open var size: CGSize { .zero }
    open var scale: CGFloat { 1 }
    open var renderingMode: UIImage.RenderingMode { mode }

    open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
      UIImage(identity: identity, mode: renderingMode)
    }

    open func withTintColor(_ color: UIColor) -> UIImage {
      UIImage(identity: "\(identity)@\(color.cgColor.parts)", mode: mode)
    }

    open func withTintColor(
      _ color: UIColor, renderingMode: UIImage.RenderingMode
    ) -> UIImage {
      withTintColor(color).withRenderingMode(renderingMode)
    }

    open func applyingSymbolConfiguration(
      _ configuration: UIImage.SymbolConfiguration
    ) -> UIImage? {
      UIImage(identity: identity + configuration.identity, mode: mode)
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UIImage else { return false }
      return self === other
        || (!identity.isEmpty && other.identity == identity && other.mode == mode)
    }

    open override var hash: Int { identity.hashValue }
  }
#endif
