/// A placeholder in a table or collection view, until it's committed or deleted.
@MainActor
final class DropPlaceholder: DropAnimation, UITableViewDropPlaceholderContext,
  UICollectionViewDropPlaceholderContext
{
  let dragItem: UIDragItem
  private let insertionIndexPath: IndexPath
  private let insert: (IndexPath, _ dataSourceUpdates: () -> Void) -> Void
  private var isPending = true
  /// Called when the placeholder has been replaced or deleted.
  var onEnd: (DropPlaceholder) -> Void = { _ in }

  /// - Parameters:
  ///   - dragItem: the item that was dropped.
  ///   - path: the path of the placeholder.
  ///   - insert: inserts a row or item in the view, together with changes of the data source.
  init(
    _ dragItem: UIDragItem, at path: IndexPath,
    insert: @escaping (IndexPath, _ dataSourceUpdates: () -> Void) -> Void
  ) {
    self.dragItem = dragItem
    insertionIndexPath = path
    self.insert = insert
    super.init()
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard isPending else { return false }
    // The view has the placeholder while the data source changes.
    insert(insertionIndexPath) { dataSourceUpdates(insertionIndexPath) }
    return deletePlaceholder()
  }

  @discardableResult
  func deletePlaceholder() -> Bool {
    guard isPending else { return false }
    isPending = false
    onEnd(self)
    return true
  }

  func setNeedsCellUpdate() {}
}
