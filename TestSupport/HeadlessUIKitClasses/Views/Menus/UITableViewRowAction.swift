/// A swipe action of a row. ``UISwipeActionsConfiguration`` replaces it.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, @preconcurrency NSCopying {
  /// The styles of a swipe action.
  public enum Style: Int, Sendable {
    /// The style of an action that deletes something.
    case `default`

    /// The style of an action that deletes nothing.
    case normal

    /// The style of an action that deletes something.
    public static let destructive = Style.default
  }

  private let look: Style
  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action that calls a handler when the user chooses it.
  public init(
    style: UITableViewRowAction.Style, title: String?,
    handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    (look, self.title, self.handler) = (style, title, handler)
    backgroundColor = style == .destructive ? .systemRed : .ofActions
    super.init()
  }

  /// The style.
  open var style: UITableViewRowAction.Style { look }

  /// The title.
  open var title: String?

  /// The background colour.
  open var backgroundColor: UIColor?

  /// Returns a copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITableViewRowAction(style: look, title: title, handler: handler)
    copy.backgroundColor = backgroundColor
    return copy
  }
}
