/// An action that a swipe uncovers, as tables had it before swipe configurations.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, @preconcurrency NSCopying {
  /// How an action looks.
  public enum Style: Int, Sendable {
    /// An action that deletes something.
    case `default`

    /// An action that deletes nothing.
    case normal

    /// An action that deletes something.
    public static let destructive = Style.default
  }

  private let look: Style
  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action that calls a handler when it is chosen.
  public init(
    style: UITableViewRowAction.Style, title: String?,
    handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    (look, self.title, self.handler) = (style, title, handler)
    super.init()
  }

  /// How the action looks.
  open var style: UITableViewRowAction.Style { look }

  /// The title.
  open var title: String?

  /// The colour of the background.
  open var backgroundColor: UIColor?

  /// Returns an action with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITableViewRowAction(style: look, title: title, handler: handler)
    copy.backgroundColor = backgroundColor
    return copy
  }
}
