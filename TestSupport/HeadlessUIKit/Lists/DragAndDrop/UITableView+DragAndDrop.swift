/// Provides the items of rows that are dragged. All methods but the first are optional.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// Returns the items of a row that is dragged; none for a row that can't be.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]

  /// Returns the items of another row that a tap adds to the drag.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]

  /// Returns how the row looks while it is dragged, or `nil` for the default.
  func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?

  /// A drag begins.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)

  /// A drag has ended.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)

  /// Returns whether the items may be moved.
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool

  /// Returns whether the items must stay in the app.
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UITableViewDragDelegate {
  /// Returns the items of another row that a tap adds to the drag.
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    OptionalMethod.absent([])
  }

  /// Returns how the row looks while it is dragged, or `nil` for the default.
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    OptionalMethod.absent(nil)
  }

  /// A drag begins.
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    OptionalMethod.absent(())
  }

  /// A drag has ended.
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    OptionalMethod.absent(())
  }

  /// Returns whether the items may be moved.
  public func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    OptionalMethod.absent(true)
  }

  /// Returns whether the items must stay in the app.
  public func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    OptionalMethod.absent(false)
  }
}

/// Takes over the items of drops. All methods but the first are optional.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// The user has dropped items.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

  /// Returns whether the items can be dropped.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

  /// The finger has entered the view.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

  /// Returns what a drop would do at a path.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal

  /// The finger has left the view.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

  /// A drop has ended.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)

  /// Returns how the row looks while it is dropped, or `nil` for the default.
  func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// Returns whether the items can be dropped.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    OptionalMethod.absent(true)
  }

  /// The finger has entered the view.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    OptionalMethod.absent(())
  }

  /// Returns what a drop would do at a path.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    OptionalMethod.absent(UITableViewDropProposal(operation: .cancel))
  }

  /// The finger has left the view.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    OptionalMethod.absent(())
  }

  /// A drop has ended.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    OptionalMethod.absent(())
  }

  /// Returns how the row looks while it is dropped, or `nil` for the default.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    OptionalMethod.absent(nil)
  }
}

/// What a drop in a table would do, and where.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// How a drop relates to the rows.
  public enum Intent: Int, Sendable {
    /// As the table decides.
    case unspecified

    /// Between rows.
    case insertAtDestinationIndexPath

    /// Into a row.
    case insertIntoDestinationIndexPath

    /// Between rows or into one, as the finger is.
    case automatic
  }

  private let ownIntent: Intent

  /// Creates a proposal of an operation.
  public convenience override init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }

  /// Creates a proposal of an operation with an intent.
  public init(operation: UIDropOperation, intent: UITableViewDropProposal.Intent) {
    ownIntent = intent
    super.init(operation: operation)
  }

  /// How the drop relates to the rows.
  open var intent: UITableViewDropProposal.Intent { ownIntent }
}

/// An item of a drop.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }

  /// The path of its row, if it was dragged from this table.
  var sourceIndexPath: IndexPath? { get }

  /// The size of its preview, in points.
  var previewSize: CGSize { get }
}

/// A drop that the delegate performs.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The items.
  var items: [any UITableViewDropItem] { get }

  /// Where the items are dropped, or `nil` for below the last row.
  var destinationIndexPath: IndexPath? { get }

  /// What the delegate proposed.
  var proposal: UITableViewDropProposal { get }

  /// The session of the drop.
  var session: any UIDropSession { get }

  /// Animates an item to a row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

  /// Animates an item to a placeholder, whose row is inserted later.
  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
}
