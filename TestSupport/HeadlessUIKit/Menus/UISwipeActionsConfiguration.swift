#if os(Linux)
  /// The actions that a swipe uncovers.
  @preconcurrency @MainActor
  open class UISwipeActionsConfiguration: NSObject {
    public init(actions: [UIContextualAction]) {
      self.actions = actions
      super.init()
    }

    open private(set) var actions: [UIContextualAction]
    open var performsFirstActionWithFullSwipe = true
  }
#endif
