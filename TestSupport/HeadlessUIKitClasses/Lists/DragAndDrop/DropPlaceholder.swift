/// A placeholder in a table or collection view, until it's committed or deleted.
@MainActor
final class DropPlaceholder: DropAnimation, UITableViewDropPlaceholderContext,
  UICollectionViewDropPlaceholderContext
{
  let dragItem: UIDragItem
  private let insertionIndexPath: IndexPath
  private let insert: (IndexPath, _ dataSourceUpdates: () -> Void) -> Void
  private var isPending = true

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
    guard deletePlaceholder() else { return false }
    insert(insertionIndexPath) { dataSourceUpdates(insertionIndexPath) }
    return true
  }

  func deletePlaceholder() -> Bool {
    defer { isPending = false }
    return isPending
  }

  func setNeedsCellUpdate() {}
}
