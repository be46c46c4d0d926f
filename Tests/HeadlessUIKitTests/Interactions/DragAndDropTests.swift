import Foundation
import HeadlessUIKit
import Testing

/// A delegate that moves rows by drag and drop, and accepts rows from other sources.
private final class Board: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
  let titles: Titles
  var operation = UIDropOperation.move
  var calls: [String] = []
  /// The placeholder of a drop whose row is inserted later.
  var placeholder: (any UITableViewDropPlaceholderContext)?
  var loadsLater = false

  init(_ titles: Titles) { self.titles = titles }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard indexPath.row != 0 else { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.localObject = titles.sections[0][indexPath.row]
    return [item]
  }

  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    calls.append("begin, active: \(tableView.hasActiveDrag)")
  }

  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    calls.append("end")
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    calls.append("local: \(session.localDragSession != nil)")
    return UITableViewDropProposal(
      operation: operation, intent: .insertAtDestinationIndexPath)
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    guard let item = coordinator.items.first, let title = item.dragItem.localObject as? String
    else {
      return
    }
    let target = coordinator.destinationIndexPath ?? path(0, titles.sections[0].count)
    guard !loadsLater else {
      placeholder = coordinator.drop(
        item.dragItem,
        to: UITableViewDropPlaceholder(
          insertionIndexPath: target, reuseIdentifier: "cell", rowHeight: 44))
      return
    }
    tableView.performBatchUpdates {
      if let source = item.sourceIndexPath {
        titles.sections[0].remove(at: source.row)
        tableView.deleteRows(at: [source], with: .automatic)
      }
      titles.sections[0].insert(title, at: target.row)
      tableView.insertRows(at: [target], with: .automatic)
    }
    coordinator.drop(item.dragItem, toRowAt: target).addCompletion { [weak self] _ in
      self?.calls.append("dropped")
    }
  }
}

@MainActor
struct `Drag and drop in a table` {
  private let screen = TableScreen([["a", "b", "c"]])
  private let board: Board

  init() {
    board = Board(screen.titles)
    screen.table.dragDelegate = board
    screen.table.dropDelegate = board
  }

  @Test func `A dropped row with a placeholder is inserted when its data is there`() {
    board.loadsLater = true
    board.operation = .copy
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.localObject = "new"
    #expect(screen.table.user.drop([item], to: path(0, 1)))
    screen.table.layoutIfNeeded()
    #expect(screen.shown == ["a", "b", "c"])
    let titles = screen.titles
    #expect(
      board.placeholder?.commitInsertion { titles.sections[0].insert("new", at: $0.row) } == true)
    screen.table.layoutIfNeeded()
    #expect(screen.shown == ["a", "new", "b", "c"])
    #expect(board.placeholder?.commitInsertion { _ in Issue.record("is committed") } == false)
    #expect(board.placeholder?.deletePlaceholder() == false)
  }

  @Test func `a row is dropped at the place where the finger is lifted`() {
    #expect(screen.table.user.dragAndDropRow(from: path(0, 2), to: path(0, 0)))
    #expect(screen.shown == ["c", "a", "b"])
    #expect(board.calls == ["begin, active: false", "local: true", "dropped", "end"])
    #expect(!screen.table.hasActiveDrag && !screen.table.hasActiveDrop)
  }

  @Test func `a row without items, a cancelled proposal and a disabled table accept no drop`() {
    #expect(!screen.table.user.dragAndDropRow(from: path(0, 0), to: path(0, 1)))
    board.operation = .cancel
    #expect(!screen.table.user.dragAndDropRow(from: path(0, 2), to: path(0, 0)))
    board.operation = .move
    screen.table.dragInteractionEnabled = false
    #expect(!screen.table.user.dragAndDropRow(from: path(0, 2), to: path(0, 0)))
    #expect(screen.shown == ["a", "b", "c"])
  }

  @Test func `items from elsewhere are inserted`() {
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.localObject = "new"
    #expect(screen.table.user.drop([item], to: nil))
    #expect(screen.shown == ["a", "b", "c", "new"])
    #expect(board.calls == ["local: false", "dropped"])
  }

  @Test func `an item of a collection is dragged by the same rules`() {
    final class Grid: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
      var drops: [IndexPath?] = []
      func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
      ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
      func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator
      ) {
        #expect(coordinator.proposal.operation == .move)
        #expect(coordinator.items.first?.sourceIndexPath == path(0, 1))
        drops.append(coordinator.destinationIndexPath)
      }
    }
    let screen = CollectionScreen([["a", "b"]])
    let grid = Grid()
    screen.collection.dragDelegate = grid
    screen.collection.dropDelegate = grid
    #expect(screen.collection.user.dragAndDropItem(from: path(0, 1), to: path(0, 0)))
    #expect(grid.drops == [path(0, 0)])
  }
}
