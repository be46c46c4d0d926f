#if os(Linux)
  public typealias UIActionHandler = (UIAction) -> Void

  /// An element of a menu that does something, or what a control does.
  @preconcurrency @MainActor
  open class UIAction: UIMenuElement {
    /// What tells actions apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public var rawValue: String

      public init(_ rawValue: String) { self.rawValue = rawValue }

      public init(rawValue: String) { self.rawValue = rawValue }
    }

    private let handler: UIActionHandler

    public init(
      title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
      discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
      state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
      self.handler = handler
      self.identifier = identifier ?? Identifier(UUID().uuidString)
      self.discoverabilityTitle = discoverabilityTitle
      self.attributes = attributes
      self.state = state
      super.init(titleText: title, picture: image)
    }

    open override var title: String {
      get { titleText }
      set { titleText = newValue }
    }

    open override var image: UIImage? {
      get { picture }
      set { picture = newValue }
    }

    open private(set) var identifier: UIAction.Identifier
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State
    open private(set) var sender: Any?

    /// Does what the action is for, as when the user chooses it.
    func perform(sender: Any?) {
      self.sender = sender
      handler(self)
      self.sender = nil
    }
  }
#endif
