import HeadlessUIKit
import Testing

/// A drop delegate that inserts a placeholder for each item.
private final class Placing: NSObject, UITableViewDropDelegate, UICollectionViewDropDelegate {
  var operation = UIDropOperation.copy
  var intoRow = false
  var journal: [String] = []
  private(set) var tablePlaceholder: (any UITableViewDropPlaceholderContext)?
  private(set) var collectionPlaceholder: (any UICollectionViewDropPlaceholderContext)?

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath path: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(
      operation: operation,
      intent: intoRow ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ view: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath path: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(
      operation: operation,
      intent: intoRow ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath)
  }

  func tableView(_ table: UITableView, dropSessionDidExit session: any UIDropSession) {
    journal.append("exit")
  }

  func tableView(_ table: UITableView, dropSessionDidEnd session: any UIDropSession) {
    journal.append("end")
  }

  func tableView(
    _ table: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    tablePlaceholder = coordinator.drop(
      coordinator.items[0].dragItem,
      to: UITableViewDropPlaceholder(
        insertionIndexPath: path(0, 0), reuseIdentifier: "row", rowHeight: 44))
  }

  func collectionView(
    _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    collectionPlaceholder = coordinator.drop(
      coordinator.items[0].dragItem,
      to: UICollectionViewDropPlaceholder(insertionIndexPath: path(0, 0), reuseIdentifier: "tile"))
  }
}

@MainActor
struct `Uncommitted updates` {
  private let rows = TableScreen([["a", "b"]])
  private let items = CollectionScreen([["a", "b"]])
  private let delegate = Placing()
  private var dragged: UIDragItem { UIDragItem(itemProvider: NSItemProvider()) }

  init() {
    rows.table.dropDelegate = delegate
    items.collection.dropDelegate = delegate
  }

  @Test func `are there while the rows make room for dragged items`() {
    let drag = DragOnScreen(fromAnotherApp: [dragged])
    #expect(drag.proposedOperation(at: path(0, 1), of: rows.table) == .copy)
    #expect(rows.table.hasUncommittedUpdates)
    #expect(drag.proposedOperation(at: path(0, 1), of: items.collection) == .copy)
    #expect(!rows.table.hasUncommittedUpdates, "the items have left the table")
    #expect(items.collection.hasUncommittedUpdates)
    #expect(delegate.journal == ["exit"])
    drag.cancel()
    #expect(!items.collection.hasUncommittedUpdates)
    #expect(!rows.table.hasActiveDrop && !items.collection.hasActiveDrop)
  }

  @Test func `end with the drag`() {
    let drag = DragOnScreen(fromAnotherApp: [dragged])
    _ = drag.proposedOperation(at: path(0, 1), of: rows.table)
    drag.cancel()
    #expect(!rows.table.hasUncommittedUpdates)
    #expect(delegate.journal == ["exit", "end"])
  }

  @Test
  func `aren't there while items are held over a row that takes them, or where they are refused`() {
    let drag = DragOnScreen(fromAnotherApp: [dragged])
    delegate.intoRow = true
    _ = drag.proposedOperation(at: path(0, 1), of: rows.table)
    #expect(!rows.table.hasUncommittedUpdates)
    (delegate.intoRow, delegate.operation) = (false, .forbidden)
    _ = drag.proposedOperation(at: path(0, 1), of: items.collection)
    #expect(!items.collection.hasUncommittedUpdates)
  }

  @Test func `are there until placeholders are replaced or deleted`() {
    let (table, collection) = (rows.table, items.collection)
    #expect(table.user.drop([dragged], to: path(0, 0)))
    #expect(collection.user.drop([dragged], to: path(0, 0)))
    #expect(table.hasUncommittedUpdates && collection.hasUncommittedUpdates)
    var isUncommitted = false
    let committed = delegate.tablePlaceholder?.commitInsertion { path in
      rows.titles.sections[0].insert("new", at: path.row)
      isUncommitted = table.hasUncommittedUpdates
    }
    #expect(committed == true && isUncommitted)
    #expect(delegate.collectionPlaceholder?.deletePlaceholder() == true)
    #expect(!table.hasUncommittedUpdates && !collection.hasUncommittedUpdates)
  }

  @Test func `are discarded by a reload`() {
    let (table, collection) = (rows.table, items.collection)
    table.user.drop([dragged], to: path(0, 0))
    collection.user.drop([dragged], to: path(0, 0))
    table.reloadData()
    collection.reloadData()
    #expect(!table.hasUncommittedUpdates && !collection.hasUncommittedUpdates)
    #expect(delegate.tablePlaceholder?.deletePlaceholder() == false)
    #expect(delegate.collectionPlaceholder?.commitInsertion { _ in } == false)
  }
}
