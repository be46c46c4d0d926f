/// The actions that a swipe uncovers.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// Creates a configuration of the actions that a swipe uncovers, the outermost first.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  /// The actions, the outermost first.
  open private(set) var actions: [UIContextualAction]

  /// Whether a long swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true
}
