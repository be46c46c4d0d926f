/// Provides the items of items that are dragged. All methods but the first are optional.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// Returns the items of an item that is dragged; none for an item that can't be.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]

  /// Returns the items of another item that a tap adds to the drag.
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]

  /// Returns how the item looks while it is dragged, or `nil` for the default.
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?

  /// A drag begins.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)

  /// A drag has ended.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)

  /// Returns whether the items may be moved.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool

  /// Returns whether the items must stay in the app.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UICollectionViewDragDelegate {
  /// Returns the items of another item that a tap adds to the drag.
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    OptionalMethod.absent([])
  }

  /// Returns how the item looks while it is dragged, or `nil` for the default.
  public func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    OptionalMethod.absent(nil)
  }

  /// A drag begins.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {
    OptionalMethod.absent(())
  }

  /// A drag has ended.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) {
    OptionalMethod.absent(())
  }

  /// Returns whether the items may be moved.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    OptionalMethod.absent(true)
  }

  /// Returns whether the items must stay in the app.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    OptionalMethod.absent(false)
  }
}

/// Takes over the items of drops. All methods but the first are optional.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// The user has dropped items.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)

  /// Returns whether the items can be dropped.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
    -> Bool

  /// The finger has entered the view.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)

  /// Returns what a drop would do at a path.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal

  /// The finger has left the view.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)

  /// A drop has ended.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)

  /// Returns how the item looks while it is dropped, or `nil` for the default.
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  /// Returns whether the items can be dropped.
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool {
    OptionalMethod.absent(true)
  }

  /// The finger has entered the view.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {
    OptionalMethod.absent(())
  }

  /// Returns what a drop would do at a path.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    OptionalMethod.absent(UICollectionViewDropProposal(operation: .cancel))
  }

  /// The finger has left the view.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {
    OptionalMethod.absent(())
  }

  /// A drop has ended.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) {
    OptionalMethod.absent(())
  }

  /// Returns how the item looks while it is dropped, or `nil` for the default.
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    OptionalMethod.absent(nil)
  }
}

/// What a drop in a collection would do, and where.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// How a drop relates to the items.
  public enum Intent: Int, Sendable {
    /// As the collection decides.
    case unspecified

    /// Between items.
    case insertAtDestinationIndexPath

    /// Into an item.
    case insertIntoDestinationIndexPath
  }

  private let ownIntent: Intent

  /// Creates a proposal of an operation.
  public convenience override init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }

  /// Creates a proposal of an operation with an intent.
  public init(operation: UIDropOperation, intent: UICollectionViewDropProposal.Intent) {
    ownIntent = intent
    super.init(operation: operation)
  }

  /// How the drop relates to the items.
  open var intent: UICollectionViewDropProposal.Intent { ownIntent }
}

/// An item of a drop.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }

  /// The path of its item, if it was dragged from this collection.
  var sourceIndexPath: IndexPath? { get }

  /// The size of its preview, in points.
  var previewSize: CGSize { get }
}

/// A drop that the delegate performs.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The items.
  var items: [any UICollectionViewDropItem] { get }

  /// Where the items are dropped, or `nil` for below the last item.
  var destinationIndexPath: IndexPath? { get }

  /// What the delegate proposed.
  var proposal: UICollectionViewDropProposal { get }

  /// The session of the drop.
  var session: any UIDropSession { get }

  /// Animates an item to a item.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

  /// Animates an item to a placeholder, whose item is inserted later.
  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
}
