/// The closure that an action calls when the user chooses it.
public typealias UIActionHandler = (UIAction) -> Void

/// An action of a menu or control. Actions with the same identifier are equal.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public var rawValue: String

    /// Creates a value from a raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates a value from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private let handler: UIActionHandler

  /// Creates an action that calls a handler when the user chooses it.
  public init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.handler = handler
    ownIdentifier = identifier ?? Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
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

  /// The identifier. If you provide none, it's generated.
  open var identifier: UIAction.Identifier { ownIdentifier }
  private nonisolated let ownIdentifier: Identifier

  /// A longer title that explains the action.
  open var discoverabilityTitle: String?

  /// The attributes of the action.
  open var attributes: UIMenuElement.Attributes

  /// The state of the action's checkmark.
  open var state: UIMenuElement.State

  /// The object that performed the action.
  open private(set) var sender: Any?

  /// Performs the action.
  ///
  /// - Parameters:
  ///   - sender: the object that performs it, which the handler finds in ``sender``.
  ///   - target: ignored.
  open func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender) }

  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  /// Returns a copy with the same identifier, values and handler.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAction(
      title: title, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state,
      handler: handler)
    copy.accessibilityIdentifier = accessibilityIdentifier
    return copy
  }

  /// Returns whether an object is an action with the same identifier.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? UIAction)?.ownIdentifier == ownIdentifier
  }

  /// The hash value, which equal objects share.
  open nonisolated override var hash: Int { ownIdentifier.hashValue }

  /// The description in UIKit's format: `<UIAction: 0x7f8a; title = Delete; attributes = (Destructive)>`. Outside the
  /// main thread, it contains only the class.
  open nonisolated override var description: String {
    guard MainActor.isCurrent else { return "<\(type(of: self))>" }
    return MainActor.assumeIsolated {
      var parts = [address(of: self)]
      if !title.isEmpty { parts.append("title = \(title)") }
      if let image { parts.append("image = \(image)") }
      if !attributes.isEmpty { parts.append("attributes = \(attributes.forDescription)") }
      return "<\(parts.joined(separator: "; "))>"
    }
  }

  /// The same as ``description``.
  open nonisolated override var debugDescription: String { description }
}

extension UIMenuElement.Attributes {
  fileprivate var forDescription: String {
    let names: [(Self, String)] = [
      (.disabled, "Disabled"), (.destructive, "Destructive"), (.hidden, "Hidden"),
      (.keepsMenuPresented, "KeepsMenuPresented"),
    ]
    return "(\(names.filter { contains($0.0) }.map(\.1).joined(separator: "|")))"
  }
}
