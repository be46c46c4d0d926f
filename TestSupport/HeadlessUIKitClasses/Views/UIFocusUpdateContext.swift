/// The context of a focus movement.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  init(from previous: UIView?, to next: UIView?) {
    (previouslyFocusedView, nextFocusedView) = (previous, next)
    super.init()
  }

  /// The previously focused view.
  open private(set) weak var previouslyFocusedView: UIView?

  /// The view that becomes focused.
  open private(set) weak var nextFocusedView: UIView?
}

/// The context of a focus movement in a table view.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The index path of the previously focused row.
  open private(set) var previouslyFocusedIndexPath: IndexPath?

  /// The index path of the row that becomes focused.
  open private(set) var nextFocusedIndexPath: IndexPath?

  init(in table: UITableView, from previous: IndexPath?, to next: IndexPath?) {
    (previouslyFocusedIndexPath, nextFocusedIndexPath) = (previous, next)
    super.init(from: previous.flatMap(table.cellForRow), to: next.flatMap(table.cellForRow))
  }
}

/// The context of a focus movement in a collection view.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The index path of the previously focused item.
  open private(set) var previouslyFocusedIndexPath: IndexPath?

  /// The index path of the item that becomes focused.
  open private(set) var nextFocusedIndexPath: IndexPath?

  init(in view: UICollectionView, from previous: IndexPath?, to next: IndexPath?) {
    (previouslyFocusedIndexPath, nextFocusedIndexPath) = (previous, next)
    super.init(from: previous.flatMap(view.cellForItem), to: next.flatMap(view.cellForItem))
  }
}

/// An object that is notified of the focus.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Called after the focus has moved.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// An object that the user can focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the object can be focused.
  var canBecomeFocused: Bool { get }
}

/// Runs animations alongside a focus movement. Nothing is animated here, so the closures are called
/// immediately.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Calls the animations and the completion closure immediately.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}
