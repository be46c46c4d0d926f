/// A menu of actions and submenus. Menus with the same identifier are equal.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public var rawValue: String

    /// Creates a value from a raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates a value from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The options of a menu.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt

    /// Creates a value from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The menu's children are displayed in the parent menu.
    public static let displayInline = Options(rawValue: 1)

    /// The menu has a destructive appearance.
    public static let destructive = Options(rawValue: 2)

    /// At most one of the menu's actions is on.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// Creates a menu of actions and submenus.
  public init(
    title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], children: [UIMenuElement] = []
  ) {
    ownIdentifier = identifier ?? Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
    self.options = options
    self.children = children
    super.init(titleText: title, picture: image)
  }

  /// The identifier. If you provide none, it's generated.
  open var identifier: UIMenu.Identifier { ownIdentifier }
  private nonisolated let ownIdentifier: Identifier

  /// The options of the menu.
  open private(set) var options: UIMenu.Options

  /// The actions and submenus.
  open private(set) var children: [UIMenuElement]

  /// Returns a menu with the same values and other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, image: image, identifier: identifier, options: options, children: newChildren)
    menu.accessibilityIdentifier = accessibilityIdentifier
    return menu
  }

  /// Returns a copy with copies of the children.
  open override func copy(with zone: NSZone? = nil) -> Any {
    replacingChildren(children.compactMap { $0.copy() as? UIMenuElement })
  }

  /// Returns whether an object is a menu with the same identifier.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? UIMenu)?.ownIdentifier == ownIdentifier
  }

  /// The hash value, which equal objects share.
  open nonisolated override var hash: Int { ownIdentifier.hashValue }

  /// The description in UIKit's format: `<UIMenu: 0x7f8a; title = Edit; identifier = edit; options = (Inline); children =
  /// <...>>`.
  open nonisolated override var description: String {
    mainActorDescription {
      var parts = [address(of: self)]
      if !title.isEmpty { parts.append("title = \(title)") }
      if let image { parts.append("image = \(image)") }
      parts.append("identifier = \(identifier.rawValue)")
      if !options.isEmpty { parts.append("options = \(options.forDescription)") }
      parts.append("children = <\(children.map(\.description).joined(separator: ", "))>")
      return "<\(parts.joined(separator: "; "))>"
    }
  }

  /// The same as ``description``.
  open nonisolated override var debugDescription: String { description }
}

extension UIMenu.Options {
  fileprivate var forDescription: String {
    let names: [(Self, String)] = [
      (.displayInline, "Inline"), (.destructive, "Destructive"),
      (.singleSelection, "SingleSelection"),
    ]
    return "(\(names.filter { contains($0.0) }.map(\.1).joined(separator: "|")))"
  }
}
