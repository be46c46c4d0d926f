/// A temporary item whose data is still loading. HeadlessUIKit doesn't show it: the item appears when it's
/// committed.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath

  /// Creates a placeholder.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    super.init()
  }

  /// Configures the placeholder's cell. HeadlessUIKit doesn't call it.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}

/// A placeholder for a dropped item.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// Returns the appearance of the cell's preview. HeadlessUIKit doesn't call it.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// Replaces a placeholder with an item, or deletes it.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The item that was dropped.
  var dragItem: UIDragItem { get }

  /// Replaces the placeholder with an item. The closure must change the data source at the placeholder's
  /// index path, and must not insert the item into the collection view.
  ///
  /// - Returns: whether the placeholder still exists.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

  /// Deletes the placeholder.
  ///
  /// - Returns: whether the placeholder still exists.
  @discardableResult
  func deletePlaceholder() -> Bool

  /// Configures the placeholder's cell again. HeadlessUIKit ignores it.
  func setNeedsCellUpdate()
}
