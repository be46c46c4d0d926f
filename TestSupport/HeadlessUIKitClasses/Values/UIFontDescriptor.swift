/// The name, size and traits of a font.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  /// The traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The set as bits.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1)

    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)

    /// Expanded.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)

    /// Condensed.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)

    /// Monospaced.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)

    /// The bits of the font class.
    public static let classMask = SymbolicTraits(rawValue: 0xf000_0000)
  }

  private let name: String
  private let size: CGFloat
  private let traits: SymbolicTraits

  init(_ name: String, _ size: CGFloat, _ traits: SymbolicTraits) {
    (self.name, self.size, self.traits) = (name, size, traits)
    super.init()
  }

  /// Creates a descriptor of a font with a name and a size, in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontName, size, [])
  }

  /// Returns the descriptor of a text style.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The name of the font, with its traits.
  open var postscriptName: String { traits.names.reduce(name) { "\($0)-\($1)" } }

  /// The size, in points.
  open var pointSize: CGFloat { size }

  /// The traits.
  open var symbolicTraits: UIFontDescriptor.SymbolicTraits { traits }

  /// Returns a descriptor with other traits.
  open func withSymbolicTraits(
    _ symbolicTraits: UIFontDescriptor.SymbolicTraits
  ) -> UIFontDescriptor? { UIFontDescriptor(name, size, symbolicTraits) }

  /// Returns a descriptor with another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(name, newPointSize, traits)
  }

  /// Returns the descriptor itself, because it doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object is equal to this one.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return other.name == name && other.size == size && other.traits == traits
  }

  /// The hash value, which equal objects share.
  open override var hash: Int { name.hashValue }
}

extension UIFontDescriptor.SymbolicTraits {
  fileprivate var names: [String] {
    let all: [(Self, String)] = [
      (.traitBold, "Bold"), (.traitItalic, "Italic"), (.traitExpanded, "Expanded"),
      (.traitCondensed, "Condensed"), (.traitMonoSpace, "Mono"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
