#if os(Linux)
  /// A menu of actions and other menus.
  @preconcurrency @MainActor
  open class UIMenu: UIMenuElement {
    /// What tells menus apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public var rawValue: String

      public init(_ rawValue: String) { self.rawValue = rawValue }

      public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// How a menu is shown.
    public struct Options: OptionSet, Hashable, Sendable {
      public let rawValue: UInt

      public init(rawValue: UInt) { self.rawValue = rawValue }

      public static let displayInline = Options(rawValue: 1)
      public static let destructive = Options(rawValue: 2)
    }

    public init(
      title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
      options: UIMenu.Options = [], children: [UIMenuElement] = []
    ) {
      self.identifier = identifier ?? Identifier(UUID().uuidString)
      self.options = options
      self.children = children
      super.init(titleText: title, picture: image)
    }

    open private(set) var identifier: UIMenu.Identifier
    open private(set) var options: UIMenu.Options
    open private(set) var children: [UIMenuElement]
  }
#endif
