/// A menu of actions and submenus.
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
  }

  /// Creates a menu of actions and submenus.
  public init(
    title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(titleText: title, picture: image)
  }

  /// The identifier.
  open private(set) var identifier: UIMenu.Identifier

  /// The options of the menu.
  open private(set) var options: UIMenu.Options

  /// The actions and submenus.
  open private(set) var children: [UIMenuElement]
}
