/// A row in place of one whose data is still loading. It isn't shown here: the row appears when it's committed.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath

  /// Creates a placeholder.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    super.init()
  }

  /// Configures the placeholder's cell. It isn't called here.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?
}

/// A placeholder for a row that is dropped.
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Returns how the cell looks while it is dropped. It isn't called here.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// Replaces a placeholder by a row, or deletes it.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The item that was dropped.
  var dragItem: UIDragItem { get }

  /// Replaces the placeholder by a row. The closure changes the data source at the
  /// placeholder's path, and doesn't insert the row.
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
