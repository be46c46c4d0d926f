/// A menu of actions and other menus.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// What tells menus apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The value as a number, a text or a set of bits.
    public var rawValue: String

    /// Creates a value from its raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The value as a number, a text or a set of bits.
    public let rawValue: UInt

    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The menu's children are shown in the menu around it.
    public static let displayInline = Options(rawValue: 1)

    /// The menu deletes something.
    public static let destructive = Options(rawValue: 2)
  }

  /// Creates a menu of actions and of other menus.
  public init(
    title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(titleText: title, picture: image)
  }

  /// What tells it from others.
  open private(set) var identifier: UIMenu.Identifier

  /// How the menu is shown.
  open private(set) var options: UIMenu.Options

  /// The actions and menus of the menu.
  open private(set) var children: [UIMenuElement]
}
