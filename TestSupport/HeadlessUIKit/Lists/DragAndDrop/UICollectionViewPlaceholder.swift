/// An item in place of one whose data is still loading. It isn't shown here: the item appears when it's committed.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath

  /// Creates a placeholder.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    super.init()
  }

  /// Configures the placeholder's cell. It isn't called here.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}

/// A placeholder for an item that is dropped.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// Returns how the cell looks while it is dropped. It isn't called here.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// Replaces a placeholder by an item, or deletes it.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The item that was dropped.
  var dragItem: UIDragItem { get }

  /// Replaces the placeholder by an item. The closure changes the data source at the
  /// placeholder's path, and doesn't insert the item.
  ///
  /// - Returns: whether the placeholder still exists.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

  /// Deletes the placeholder.
  ///
  /// - Returns: whether the placeholder still exists.
  @discardableResult
  func deletePlaceholder() -> Bool

  /// Configures the placeholder's cell again, which has no effect here.
  func setNeedsCellUpdate()
}
