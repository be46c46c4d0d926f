/// What an action calls when it is chosen.
public typealias UIActionHandler = (UIAction) -> Void

/// An element of a menu that does something, or what a control does.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// What tells actions apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The value as a number, a text or a set of bits.
    public var rawValue: String

    /// Creates a value from its raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private let handler: UIActionHandler

  /// Creates an action that calls a handler when it is chosen.
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

  /// What tells it from others.
  open private(set) var identifier: UIAction.Identifier

  /// A longer title, for lists of all that can be done.
  open var discoverabilityTitle: String?

  /// How the action may be chosen.
  open var attributes: UIMenuElement.Attributes

  /// Whether there is a mark beside the action.
  open var state: UIMenuElement.State

  /// What the action was sent by.
  open private(set) var sender: Any?

  /// Performs the action.
  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
