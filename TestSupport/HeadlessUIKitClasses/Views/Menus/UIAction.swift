/// The closure that an action calls when the user chooses it.
public typealias UIActionHandler = (UIAction) -> Void

/// An action of a menu or control.
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

  /// The identifier.
  open private(set) var identifier: UIAction.Identifier

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
    ]
    return "(\(names.filter { contains($0.0) }.map(\.1).joined(separator: "|")))"
  }
}
