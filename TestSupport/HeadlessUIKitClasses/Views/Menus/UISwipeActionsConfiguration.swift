/// The swipe actions of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// Creates a configuration with actions. The first one is at the edge.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  /// The actions. The first one is at the edge.
  open private(set) var actions: [UIContextualAction]

  /// Whether a full swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true
}
