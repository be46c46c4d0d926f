#if os(Linux)
  /// An action that a swipe uncovers.
  @preconcurrency @MainActor
  open class UIContextualAction: NSObject {
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// What an action looks like, and whether its row is about to go.
    public enum Style: Int, Sendable {
      case normal, destructive
    }

    public init(
      style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler
    ) {
      self.style = style
      self.title = title
      self.handler = handler
      super.init()
    }

    open private(set) var style: UIContextualAction.Style
    open private(set) var handler: UIContextualAction.Handler
    open var title: String?
    open var image: UIImage?
    open var backgroundColor: UIColor! = .gray
  }
#endif
