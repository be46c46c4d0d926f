import HeadlessUIKit
import Testing

private class NumberSource: UITableViewDiffableDataSource<Int, Int> {
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let number = itemIdentifier(for: sourceIndexPath),
      let target = itemIdentifier(for: destinationIndexPath)
    else { return }
    var snapshot = snapshot()
    snapshot.moveItem(number, afterItem: target)
    applySnapshotUsingReloadData(snapshot)
  }
}

/// Its rows can be edited and moved, as in most apps that use swipe actions with a diffable data source.
private final class EditableSource: NumberSource {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }
}

private final class SwipeDelegate: NSObject, UITableViewDelegate {
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Flag") { _, _, complete in complete(true) }
    ])
  }
}

private final class MovingTiles: UICollectionViewDiffableDataSource<Int, Int> {
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

@MainActor
struct `Rows of a diffable data source` {
  private let screen = TableScreen([])
  private let delegate = SwipeDelegate()

  private func cell(_ table: UITableView, _ path: IndexPath, _ number: Int) -> UITableViewCell? {
    table.dequeueReusableCell(withIdentifier: "cell", for: path)
  }

  private func show(_ source: NumberSource) {
    screen.table.delegate = delegate
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot)
  }

  @Test func `aren't swiped, edited or moved`() {
    let source = NumberSource(tableView: screen.table, cellProvider: cell)
    show(source)
    #expect(screen.table.user.swipeRow(at: path(0, 0), from: .trailing) == nil)
    screen.table.setEditing(true, animated: false)
    #expect(screen.table.visibleCells.map(\.isEditing) == [false, false, false])
    #expect(screen.table.user.dragRow(from: path(0, 0), to: path(0, 1)) == nil)
    #expect(source.snapshot().itemIdentifiers == [1, 2, 3])
  }

  @Test func `are swiped, edited and moved if a subclass allows it`() {
    let source = EditableSource(tableView: screen.table, cellProvider: cell)
    show(source)
    #expect(screen.table.user.swipeRow(at: path(0, 0), from: .trailing)?.titles == ["Flag"])
    screen.table.setEditing(true, animated: false)
    #expect(screen.table.visibleCells.map(\.isEditing) == [true, true, true])
    #expect(screen.table.user.dragRow(from: path(0, 0), to: path(0, 1)) == path(0, 1))
    #expect(source.snapshot().itemIdentifiers == [2, 1, 3])
  }

  @Test func `aren't moved in a collection`() {
    let screen = CollectionScreen([])
    let source = MovingTiles(collectionView: screen.collection) { collection, path, _ in
      collection.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot)
    #expect(screen.collection.user.dragItem(from: path(0, 0), to: path(0, 1)) == nil)
    #expect(!screen.collection.beginInteractiveMovementForItem(at: path(0, 0)))
  }
}
