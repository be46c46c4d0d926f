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

  /// Where the picture comes from. Two images from one place are equal.
  private enum Source: Hashable {
    /// Drawn by the app, and equal to no other image.
    case anonymous
    case named(String, bundlePath: String)
    case symbol(String)
    case file(String)
    case data(Data)
  }

  private let source: Source
  private let mode: RenderingMode
  /// The tint and the configurations, in the order in which they were applied.
  private let modifiers: [String]

  /// Creates an image without content, which is equal to no other one.
  public override init() {
    source = .anonymous
    mode = .automatic
    modifiers = []
    super.init()
  }

  private init(_ source: Source, mode: RenderingMode = .automatic, modifiers: [String] = []) {
    self.source = source
    self.mode = mode
    self.modifiers = modifiers
    super.init()
  }

  /// Creates an image with a name, in the bundle of the app.
  public convenience init?(named name: String) {
    self.init(.named(name, bundlePath: Bundle.main.bundlePath))
  }

  /// The image of a name in a bundle: here every name is one.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(.named(name, bundlePath: (bundle ?? .main).bundlePath))
  }

  /// Creates a symbol of the system with a name.
  public convenience init?(systemName name: String) { self.init(.symbol(name)) }

  /// The symbol of a name, at a size: here every name is one.
  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    self.init(.symbol(name), modifiers: configuration.map { [$0.identity] } ?? [])
  }

  /// The image in a file, or `nil` where there is no file.
  public convenience init?(contentsOfFile path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    self.init(.file(path))
  }

  /// The image in data, or `nil` where there are none.
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init(.data(data))
  }

  /// The size, in points.
  open var size: CGSize { .zero }

  /// How many pixels a point has.
  open var scale: CGFloat { 1 }

  /// Whether it is drawn in the tint of its view.
  open var renderingMode: UIImage.RenderingMode { mode }

  /// The same image, drawn as it is or in a tint.
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    UIImage(source, mode: renderingMode, modifiers: modifiers)
  }

  /// The same image in a colour.
  open func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(source, mode: mode, modifiers: modifiers + ["tint=\(color)"])
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
    UIImage(source, mode: mode, modifiers: modifiers + [configuration.identity])
  }

  /// Whether the other one is equal to this.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other
      || (source != .anonymous && other.source == source && other.mode == mode
        && other.modifiers == modifiers)
  }

  /// A number that equal objects share.
  open override var hash: Int { source.hashValue }

  /// The image in UIKit's words, without addresses: `<UIImage symbol(system: star)>`.
  open override var description: String {
    var parts = ["<UIImage"]
    switch source {
    case .anonymous: parts.append("anonymous")
    case .named(let name, let path):
      let bundle = path == Bundle.main.bundlePath ? "main" : Self.lastComponent(of: path)
      parts.append("named(\(bundle): \(name))")
    case .symbol(let name): parts.append("symbol(system: \(name))")
    case .file(let path): parts.append("file(\(Self.lastComponent(of: path)))")
    case .data(let data): parts.append("data(\(data.count) bytes)")
    }
    parts += modifiers
    if mode != .automatic { parts.append("renderingMode=\(mode)") }
    return parts.joined(separator: " ") + ">"
  }

  /// The same as ``description``.
  open override var debugDescription: String { description }

  private static func lastComponent(of path: String) -> String {
    URL(fileURLWithPath: path).lastPathComponent
  }
}
