/// An action that a row offers in a swipe or a menu.
@MainActor
public struct RowAction {
  /// How an action looks.
  public enum Style: Hashable, Sendable {
    /// The standard style.
    case normal

    /// The style of an action that deletes data.
    case destructive
  }

  /// The action's title.
  public let title: String

  /// How the action looks.
  public let style: Style

  /// The actions in this action's submenu. Swipes don't show them.
  public let children: [RowAction]

  private let perform: @MainActor () -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: the action's title.
  ///   - style: how the action looks.
  ///   - perform: the closure to call when the user chooses the action.
  public init(
    _ title: String, style: Style = .normal, perform: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.style = style
    self.perform = perform
    children = []
  }

  /// Creates an action that belongs to an owner and holds it weakly.
  ///
  /// - Parameters:
  ///   - title: the action's title.
  ///   - style: how the action looks.
  ///   - owner: the object the action belongs to, held weakly. After it is deallocated, `perform` isn't
  ///     called.
  ///   - perform: the closure to call with the owner when the user chooses the action.
  public init<Owner: AnyObject>(
    _ title: String, style: Style = .normal, weak owner: Owner,
    perform: @escaping @MainActor (Owner) -> Void
  ) {
    self.init(title, style: style) { [weak owner] in
      if let owner { perform(owner) }
    }
  }

  /// Creates a submenu.
  ///
  /// - Parameters:
  ///   - title: the submenu's title.
  ///   - children: the actions in it.
  public init(_ title: String, children: [RowAction]) {
    self.title = title
    self.children = children
    style = .normal
    perform = {}
  }

  /// Calls the action's closure.
  public func callAsFunction() { perform() }
}
