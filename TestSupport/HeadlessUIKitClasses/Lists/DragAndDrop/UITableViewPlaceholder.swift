/// A temporary row whose data is still loading. HeadlessUIKit doesn't show it: the row appears when it's
/// committed.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath

  /// Creates a placeholder.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    super.init()
  }

  /// Configures the placeholder's cell. HeadlessUIKit doesn't call it.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?
}

/// A placeholder for a dropped row.
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Returns the appearance of the cell's preview. HeadlessUIKit doesn't call it.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// Replaces a placeholder with a row, or deletes it.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The item that was dropped.
  var dragItem: UIDragItem { get }

  /// Replaces the placeholder with a row. The closure must change the data source at the placeholder's index
  /// path, and must not insert the row into the table view.
  ///
  /// - Returns: whether the placeholder still exists.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

  /// Deletes the placeholder.
  ///
  /// - Returns: whether the placeholder still exists.
  @discardableResult
  func deletePlaceholder() -> Bool
}
