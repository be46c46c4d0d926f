/// An action that a swipe uncovers.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// What the action calls when it is chosen.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What an action looks like, and whether its row is about to go.
  public enum Style: Int, Sendable {
    /// An action that deletes nothing.
    case normal

    /// An action that deletes something.
    case destructive
  }

  /// Creates an action that calls a handler when it is chosen after a swipe.
  public init(
    style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// How the action looks.
  open private(set) var style: UIContextualAction.Style

  /// What the action calls when it is chosen.
  open private(set) var handler: UIContextualAction.Handler

  /// The title.
  open var title: String?

  /// The image.
  open var image: UIImage?

  /// The colour of the background.
  open var backgroundColor: UIColor! = .gray
}
