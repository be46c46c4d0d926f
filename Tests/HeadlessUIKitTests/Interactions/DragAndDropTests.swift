import Foundation
import HeadlessUIKit
import Testing

/// A delegate that moves rows by drag and drop, and accepts rows from other sources.
private final class Board: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
  let titles: Titles
  var operation = UIDropOperation.move
  var calls: [String] = []
  var sources: [IndexPath?] = []
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
    sources.append(item.sourceIndexPath)
    guard tableView.dataSource === titles else { return }
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
    board.operation = .copy
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.localObject = "new"
    #expect(screen.table.user.drop([item], to: nil))
    #expect(screen.shown == ["a", "b", "c", "new"])
    #expect(board.calls == ["local: false", "dropped"])
  }

  @Test func `items from elsewhere can't be moved`() {
    #expect(!screen.table.user.drop([UIDragItem(itemProvider: NSItemProvider())], to: nil))
  }

  @Test func `another row is added to the drag if the delegate has items for it`() throws {
    final class Adding: NSObject, UITableViewDragDelegate {
      func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at path: IndexPath
      ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
      func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at path: IndexPath,
        point: CGPoint
      ) -> [UIDragItem] {
        path.row == 1 ? [UIDragItem(itemProvider: NSItemProvider())] : []
      }
    }
    let adding = Adding()
    #expect(
      screen.table.user.beginDrag(ofRowAt: path(0, 1))?.addRow(at: path(0, 2), of: screen.table)
        == false, "the method is optional")
    screen.table.dragDelegate = adding
    let drag = try #require(screen.table.user.beginDrag(ofRowAt: path(0, 0)))
    #expect(drag.addRow(at: path(0, 1), of: screen.table))
    #expect(!drag.addRow(at: path(0, 2), of: screen.table))
    #expect(drag.items.count == 2)
    #expect(screen.table.hasActiveDrag)
    drag.cancel()
    #expect(!screen.table.hasActiveDrag)
  }

  @Test func `a drag that begins at a selected row asks the delegate for each selected row`() throws
  {
    final class Asked: NSObject, UITableViewDragDelegate, UICollectionViewDragDelegate {
      var paths: [IndexPath] = []
      var counts: [Int] = []
      func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at path: IndexPath
      ) -> [UIDragItem] { items(path, session) }
      func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at path: IndexPath
      ) -> [UIDragItem] { items(path, session) }
      private func items(_ path: IndexPath, _ session: any UIDragSession) -> [UIDragItem] {
        paths.append(path)
        counts.append(session.items.count)
        return path[1] == 3 ? [] : [UIDragItem(itemProvider: NSItemProvider())]
      }
    }
    let asked = Asked()
    let (tables, items) = (
      TableScreen([["a", "b", "c", "d"]]), CollectionScreen([["a", "b", "c", "d"]])
    )
    (tables.table.allowsMultipleSelection, items.collection.allowsMultipleSelection) = (true, true)
    (tables.table.dragDelegate, items.collection.dragDelegate) = (asked, asked)
    items.collection.dragInteractionEnabled = true
    for number in [0, 2, 3] {
      tables.table.user.tapRow(at: path(0, number))
      items.collection.user.tapItem(at: path(0, number))
    }
    for begin in [
      tables.table.user.beginDrag(ofRowAt:), items.collection.user.beginDrag(ofItemAt:),
    ] {
      (asked.paths, asked.counts) = ([], [])
      let drag = try #require(begin(path(0, 2)))
      #expect(asked.paths == [path(0, 2), path(0, 0), path(0, 3)])
      #expect(asked.counts == [0, 0, 0], "the items are added after the calls")
      #expect(drag.items.count == 2)
      drag.cancel()
      asked.paths = []
      #expect(try #require(begin(path(0, 1))).items.count == 1)
      #expect(asked.paths == [path(0, 1)])
      #expect(begin(path(0, 3)) == nil, "the row under the finger has no items")
    }
  }

  @Test func `a row of another table has no source path`() throws {
    let other = TableScreen([["x"]])
    other.table.dropDelegate = board
    let drag = try #require(screen.table.user.beginDrag(ofRowAt: path(0, 1)))
    #expect(drag.drop(at: path(0, 0), of: other.table))
    #expect(board.sources == [nil])
  }

  @Test func `the objects of items are loaded later, on the main queue`() async {
    final class Loading: NSObject, UITableViewDropDelegate {
      var texts: [String] = []
      func tableView(
        _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
      ) {
        #expect(coordinator.session.canLoadObjects(ofClass: NSString.self))
        _ = coordinator.session.loadObjects(ofClass: NSString.self) { objects in
          self.texts = objects.compactMap { ($0 as? NSString).map { "\($0)" } }
        }
        #expect(texts.isEmpty)
      }
    }
    let loading = Loading()
    screen.table.dropDelegate = loading
    let items = ["a", "b"].map {
      UIDragItem(itemProvider: NSItemProvider(object: $0 as NSString))
    }
    #expect(screen.table.user.drop(items, to: path(0, 0)))
    for _ in 0..<10_000 where loading.texts.isEmpty { await Task.yield() }
    #expect(loading.texts == ["a", "b"])
  }

  @Test func `a row is selected by items held over it, if the table is spring loaded`() throws {
    final class Choosy: NSObject, UITableViewDelegate {
      var selected: [Int] = []
      func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
      ) -> Bool {
        context.targetView === tableView.cellForRow(at: indexPath) && indexPath.row != 1
      }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath.row)
      }
    }
    let choosy = Choosy()
    screen.table.delegate = choosy
    let drag = try #require(screen.table.user.beginDrag(ofRowAt: path(0, 2)))
    #expect(!drag.hold(overRowAt: path(0, 0), of: screen.table))
    screen.table.isSpringLoaded = true
    #expect(drag.hold(overRowAt: path(0, 0), of: screen.table))
    #expect(!drag.hold(overRowAt: path(0, 1), of: screen.table))
    #expect(choosy.selected == [0])
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
