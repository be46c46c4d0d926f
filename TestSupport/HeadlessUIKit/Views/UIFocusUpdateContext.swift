/// A movement of the focus from one view to another.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  init(from previous: UIView?, to next: UIView?) {
    (previouslyFocusedView, nextFocusedView) = (previous, next)
    super.init()
  }

  /// The view that had the focus.
  open private(set) weak var previouslyFocusedView: UIView?

  /// The view that gets the focus.
  open private(set) weak var nextFocusedView: UIView?
}

/// A movement of the focus between rows of a table.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that had the focus.
  open private(set) var previouslyFocusedIndexPath: IndexPath?

  /// The row that gets the focus.
  open private(set) var nextFocusedIndexPath: IndexPath?

  init(in table: UITableView, from previous: IndexPath?, to next: IndexPath?) {
    (previouslyFocusedIndexPath, nextFocusedIndexPath) = (previous, next)
    super.init(from: previous.flatMap(table.cellForRow), to: next.flatMap(table.cellForRow))
  }
}

/// A movement of the focus between items of a collection.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that had the focus.
  open private(set) var previouslyFocusedIndexPath: IndexPath?

  /// The item that gets the focus.
  open private(set) var nextFocusedIndexPath: IndexPath?

  init(in view: UICollectionView, from previous: IndexPath?, to next: IndexPath?) {
    (previouslyFocusedIndexPath, nextFocusedIndexPath) = (previous, next)
    super.init(from: previous.flatMap(view.cellForItem), to: next.flatMap(view.cellForItem))
  }
}

/// Performs animations next to those of the focus. Nothing is animated here, so the closures run at once.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Performs animations next to those of the focus.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}
