/// Something that a row offers to do, in a swipe or a menu.
@MainActor
public struct RowAction {
  /// What an action does to its row, as far as its looks are concerned.
  public enum Style: Hashable, Sendable {
    /// Nothing that could not be undone.
    case normal

    /// It destroys something.
    case destructive
  }

  /// What the user reads.
  public let title: String

  /// How the action is to look.
  public let style: Style

  /// The actions behind this one, in a menu; a swipe shows none.
  public let children: [RowAction]

  private let perform: @MainActor () -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: what the user reads.
  ///   - style: how the action is to look.
  ///   - perform: what it does.
  public init(
    _ title: String, style: Style = .normal, perform: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.style = style
    self.perform = perform
    children = []
  }

  /// Creates an action of an owner who is held weakly.
  ///
  /// - Parameters:
  ///   - title: what the user reads.
  ///   - style: how the action is to look.
  ///   - owner: whom the action belongs to; without it nothing is done.
  ///   - perform: what it does.
  public init<Owner: AnyObject>(
    _ title: String, style: Style = .normal, _ owner: Owner,
    perform: @escaping @MainActor (Owner) -> Void
  ) {
    self.init(title, style: style) { [weak owner] in
      if let owner { perform(owner) }
    }
  }

  /// Creates a submenu.
  ///
  /// - Parameters:
  ///   - title: what the user reads.
  ///   - children: the actions in it.
  public init(_ title: String, children: [RowAction]) {
    self.title = title
    self.children = children
    style = .normal
    perform = {}
  }

  /// Does what the action does.
  public func callAsFunction() { perform() }
}
