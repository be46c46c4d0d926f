/// A swipe action of a row.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The closure that the action calls when the user chooses it.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The styles of a swipe action.
  public enum Style: Int, Sendable {
    /// The style of an action that deletes nothing.
    case normal

    /// The style of an action that deletes something.
    case destructive
  }

  /// Creates an action that calls a handler when the user chooses it.
  public init(
    style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The style.
  open private(set) var style: UIContextualAction.Style

  /// The closure that the action calls when the user chooses it.
  open private(set) var handler: UIContextualAction.Handler

  /// The title.
  open var title: String?

  /// The image.
  open var image: UIImage?

  /// The background colour. The default depends on the style; setting `nil` restores it.
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .ofActions) }
    set { ownColor = newValue }
  }
  private var ownColor: UIColor?
}

extension UIColor {
  /// The background colour of actions that destroy nothing.
  static let ofActions = UIColor(red: 0.78, green: 0.78, blue: 0.8, alpha: 1)
}
