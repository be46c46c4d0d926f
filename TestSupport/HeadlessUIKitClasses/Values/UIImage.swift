/// An image. HeadlessUIKit stores its name and no pixels. Every name exists. In pictures, common symbols are
/// drawn, and other images are boxes with their names.
open class UIImage: NSObject, @unchecked Sendable {
  /// The rendering modes of an image.
  public enum RenderingMode: Int, Sendable {
    /// The view chooses the mode.
    case automatic

    /// The image's own colours.
    case alwaysOriginal

    /// The tint colour of the view.
    case alwaysTemplate
  }

  /// The source of the image. Two images with the same source are equal.
  private enum Source: Hashable {
    /// Drawn by the app. The image isn't equal to any other image.
    case anonymous
    case named(String, bundlePath: String)
    case symbol(String)
    case file(String)
    case data(Data)
  }

  private let source: Source
  private let mode: RenderingMode
  /// The tint colour and configurations, in the order in which they were applied.
  private let modifiers: [String]

  /// The tint colour of the image itself, which replaces the view's.
  let ownTint: UIColor?

  /// Creates an image without content, which isn't equal to any other image.
  public override init() {
    source = .anonymous
    mode = .automatic
    modifiers = []
    ownTint = nil
    super.init()
  }

  private var ownSize = CGSize.zero

  /// Creates an image of a size, in points, without content.
  convenience init(size: CGSize) {
    self.init()
    ownSize = size
  }

  private init(
    _ source: Source, mode: RenderingMode = .automatic, modifiers: [String] = [],
    tint: UIColor? = nil
  ) {
    self.source = source
    self.mode = mode
    self.modifiers = modifiers
    ownTint = tint
    super.init()
  }

  /// The name of the system symbol, or `nil` for another image.
  var symbolName: String? {
    if case .symbol(let name) = source { name } else { nil }
  }

  /// The name of the image or its file, or `nil` if it has none.
  var ownName: String? {
    switch source {
    case .named(let name, _), .symbol(let name): name
    case .file(let path): Self.lastComponent(of: path)
    case .anonymous, .data: nil
    }
  }

  /// Creates the image with a name in the main bundle.
  public convenience init?(named name: String) {
    self.init(.named(name, bundlePath: Bundle.main.bundlePath))
  }

  /// Creates the image with a name in a bundle. Here every name exists.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(.named(name, bundlePath: (bundle ?? .main).bundlePath))
  }

  /// Creates the system symbol with a name.
  public convenience init?(systemName name: String) { self.init(.symbol(name)) }

  /// Creates the system symbol with a name and a configuration. Here every name exists.
  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    self.init(.symbol(name), modifiers: configuration.map { [$0.identity] } ?? [])
  }

  /// Creates an image from a file. Returns `nil` if the file doesn't exist.
  public convenience init?(contentsOfFile path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    self.init(.file(path))
  }

  /// Creates an image from data. Returns `nil` if the data is empty.
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init(.data(data))
  }

  /// The size, in points.
  open var size: CGSize { ownSize }

  /// The number of pixels per point.
  open var scale: CGFloat { 1 }

  /// The rendering mode.
  open var renderingMode: UIImage.RenderingMode { mode }

  /// Returns the image with another rendering mode.
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    UIImage(source, mode: renderingMode, modifiers: modifiers, tint: ownTint)
  }

  /// Returns the image with a tint colour.
  open func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(source, mode: mode, modifiers: modifiers + ["tint=\(color)"], tint: color)
  }

  /// Returns the image with a tint colour and a rendering mode.
  open func withTintColor(
    _ color: UIColor, renderingMode: UIImage.RenderingMode
  ) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }

  /// Returns the symbol with another configuration.
  open func applyingSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration
  ) -> UIImage? {
    UIImage(source, mode: mode, modifiers: modifiers + [configuration.identity], tint: ownTint)
  }

  /// Returns the image with another configuration.
  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    UIImage(source, mode: mode, modifiers: modifiers + [configuration.identity], tint: ownTint)
  }

  /// Returns whether another object is equal to this one.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other
      || (source != .anonymous && other.source == source && other.mode == mode
        && other.modifiers == modifiers)
  }

  /// The hash value, which equal objects share.
  open override var hash: Int { source.hashValue }

  /// The description in UIKit's format, without addresses: `<UIImage symbol(system: star)>`.
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
