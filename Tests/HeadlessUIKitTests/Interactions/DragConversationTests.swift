import Foundation
import HeadlessUIKit
import Testing

/// Delegates of a collection view and a table that record all calls of drags and drops.
private final class Log: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate,
  UICollectionViewDelegate, UITableViewDelegate, UITableViewDragDelegate, UITableViewDropDelegate
{
  var calls: [String] = []
  var handles = true
  var operation = UIDropOperation.copy
  var allowsMoves = true
  var rect: CGRect?
  var placeholder: (any UICollectionViewDropPlaceholderContext)?

  private func items(_ path: IndexPath) -> [UIDragItem] {
    path[1] == 3 ? [] : [UIDragItem(itemProvider: NSItemProvider())]
  }

  private func note(
    _ name: String, _ session: any UIDragDropSession, _ view: UIScrollView, _ rest: String = ""
  ) {
    let point = session.location(in: view)
    calls.append("\(name) \(session.items.count) at \(point.x.rounded()) \(point.y)\(rest)")
  }

  func collectionView(
    _ view: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
  ) -> [UIDragItem] {
    note("items for \(path[1])", session, view)
    return items(path)
  }
  func collectionView(
    _ view: UICollectionView, itemsForAddingTo session: any UIDragSession, at path: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    note("add \(path[1])", session, view, " = \(point.x.rounded()) \(point.y)")
    return items(path)
  }
  func collectionView(
    _ view: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMoves }
  func collectionView(
    _ view: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) { note("will begin", session, view, ", moves: \(session.allowsMoveOperation)") }
  func collectionView(_ view: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    note("did end drag", session, view, ", active: \(view.hasActiveDrag)")
  }
  func collectionView(_ view: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    handles
  }
  func tableView(_ view: UITableView, canHandle session: any UIDropSession) -> Bool { handles }
  func collectionView(_ view: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
    note("enter", session, view, ", active: \(view.hasActiveDrop)")
  }
  func collectionView(
    _ view: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath path: IndexPath?
  ) -> UICollectionViewDropProposal {
    note("update \(path?.item ?? -1)", session, view)
    return UICollectionViewDropProposal(
      operation: operation, intent: .insertIntoDestinationIndexPath)
  }
  func collectionView(
    _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    let sources = coordinator.items.map { $0.sourceIndexPath?.item ?? -1 }
    let size = coordinator.items.first?.previewSize ?? .zero
    let intent = coordinator.proposal.intent == .insertIntoDestinationIndexPath
    calls.append(
      "drop \(sources) into \(coordinator.destinationIndexPath?.item ?? -1), size \(size.width) "
        + "\(size.height), intent: \(intent), active: \(view.hasActiveDrop)")
    guard let item = coordinator.items.first?.dragItem else { return }
    if let rect {
      coordinator.drop(item, intoItemAt: path(0, 1), rect: rect).addAnimations { [weak self] in
        self?.calls.append("animated")
      }
    } else {
      placeholder = coordinator.drop(
        item,
        to: UICollectionViewDropPlaceholder(
          insertionIndexPath: path(0, 2), reuseIdentifier: "tile"))
    }
  }
  func collectionView(_ view: UICollectionView, dropSessionDidExit session: any UIDropSession) {
    note("exit", session, view)
  }
  func collectionView(_ view: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    note("did end drop", session, view, ", active: \(view.hasActiveDrop)")
  }
  func collectionView(
    _ view: UICollectionView, shouldSpringLoadItemAt path: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    let point = context.location(in: view)
    let isCell = context.targetView === view.cellForItem(at: path)
    calls.append("spring \(path.item) \(isCell) \(context.state) \(point.x.rounded()) \(point.y)")
    return path.item != 1
  }
  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    calls.append("select \(path.item)")
  }
  func tableView(
    _ table: UITableView, itemsForBeginning session: any UIDragSession, at path: IndexPath
  ) -> [UIDragItem] { items(path) }
  func tableView(
    _ table: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    calls.append(
      "\(coordinator.proposal.operation) \(coordinator.items.map(\.sourceIndexPath?.row))")
  }
}

@MainActor
struct `Conversations about drags` {
  private let screen = CollectionScreen([["a", "b", "c", "d", "e"]])
  private let log = Log()

  init() {
    screen.collection.dragDelegate = log
    screen.collection.dropDelegate = log
    screen.collection.delegate = log
  }

  @Test func `items are dragged, added and dropped`() throws {
    log.rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let drag = try #require(screen.collection.user.beginDrag(ofItemAt: path(0, 0)))
    #expect(screen.collection.hasActiveDrag)
    #expect(drag.addItem(at: path(0, 1), of: screen.collection))
    #expect(!drag.addItem(at: path(0, 3), of: screen.collection))
    #expect(!drag.addItem(at: path(0, 9), of: screen.collection))
    #expect(drag.proposedOperation(at: path(0, 1), of: screen.collection, position: 0.25) == .copy)
    #expect(drag.drop(at: path(0, 4), of: screen.collection, position: 0.75))
    #expect(
      log.calls == [
        "items for 0 0 at 25.0 25.0", "will begin 1 at 25.0 25.0, moves: true",
        "add 1 1 at 88.0 25.0 = 88.0 25.0", "add 3 2 at 215.0 25.0 = 215.0 25.0",
        "enter 2 at 88.0 12.5, active: false", "update 1 2 at 88.0 12.5",
        "update 4 2 at 25.0 97.5",
        "drop [0, 1] into 4, size 240.0 44.0, intent: true, active: true", "animated",
        "did end drop 2 at 25.0 97.5, active: false", "did end drag 2 at 25.0 97.5, active: false",
      ])
    #expect(!screen.collection.hasActiveDrag && !screen.collection.hasActiveDrop)
  }

  @Test func `a drop that isn't allowed leaves the view`() {
    log.operation = .forbidden
    #expect(!screen.collection.user.dragAndDropItem(from: path(0, 1), to: nil))
    #expect(
      log.calls.dropFirst(2) == [
        "enter 1 at 120.0 240.0, active: false", "update -1 1 at 120.0 240.0",
        "exit 1 at 120.0 240.0", "did end drop 1 at 120.0 240.0, active: false",
        "did end drag 1 at 120.0 240.0, active: false",
      ])
    log.calls = []
    (log.operation, log.allowsMoves) = (.move, false)
    #expect(!screen.collection.user.dragAndDropItem(from: path(0, 1), to: nil))
    #expect(log.calls[1] == "will begin 1 at 88.0 25.0, moves: false")
    #expect(log.calls[4] == "exit 1 at 120.0 240.0")
    log.calls = []
    log.handles = false
    #expect(!screen.collection.user.dragAndDropItem(from: path(0, 1), to: path(0, 0)))
    #expect(log.calls.count == 3 && log.calls[2].hasPrefix("did end drag"))
  }

  @Test func `a drag begins if a delegate has items for a visible item`() {
    let user = screen.collection.user
    #expect(user.beginDrag(ofItemAt: path(0, 3)) == nil)
    #expect(user.beginDrag(ofItemAt: path(0, 5)) == nil)
    #expect(!user.dragAndDropItem(from: path(0, 3), to: path(0, 0)))
    #expect(log.calls.count == 2)
    screen.collection.dragInteractionEnabled = false
    #expect(user.beginDrag(ofItemAt: path(0, 0)) == nil)
    screen.collection.dragInteractionEnabled = true
    screen.collection.dragDelegate = nil
    #expect(user.beginDrag(ofItemAt: path(0, 0)) == nil)
    let drag = DragOnScreen(fromAnotherApp: [])
    #expect(!drag.addItem(at: path(0, 0), of: screen.collection))
    screen.collection.dropDelegate = nil
    #expect(!drag.drop(at: path(0, 0), of: screen.collection))
    #expect(drag.proposedOperation(at: nil, of: screen.collection) == nil)
    #expect(log.calls.count == 2 && !screen.collection.hasActiveDrag)
  }

  @Test func `the item of a placeholder is inserted later`() {
    #expect(
      screen.collection.user.drop(
        [UIDragItem(itemProvider: NSItemProvider())], to: path(0, 1)))
    #expect(log.calls[2].hasPrefix("drop [-1] into 1, "))
    let tiles = screen.tiles
    let committed = log.placeholder?.commitInsertion { path in
      tiles.sections[0].insert("new", at: path.item)
    }
    #expect(committed == true && screen.shown == ["a", "b", "new", "c", "d", "e"])
    #expect(log.placeholder?.commitInsertion { _ in Issue.record("it is committed") } == false)
    #expect(log.placeholder?.deletePlaceholder() == false)
  }

  @Test func `an item is selected by items that are held over it`() {
    let drag = DragOnScreen(fromAnotherApp: [UIDragItem(itemProvider: NSItemProvider())])
    #expect(!drag.hold(overItemAt: path(0, 4), of: screen.collection))
    screen.collection.isSpringLoaded = true
    #expect(drag.hold(overItemAt: path(0, 4), of: screen.collection))
    #expect(!drag.hold(overItemAt: path(0, 1), of: screen.collection))
    #expect(!drag.hold(overItemAt: path(0, 5), of: screen.collection))
    #expect(
      log.calls == [
        "spring 4 true activated 25.0 85.0", "select 4", "spring 1 true activated 88.0 25.0",
      ])
    screen.collection.delegate = nil
    #expect(drag.hold(overItemAt: path(0, 1), of: screen.collection))
    #expect(screen.collection.indexPathsForSelectedItems == [path(0, 1)])
  }

  @Test func `without a proposal, rows of the same app are moved, and others are copied`() throws {
    let rows = TableScreen([["a", "b", "c", "d"]])
    (rows.table.dragDelegate, rows.table.dropDelegate) = (log, log)
    let drag = try #require(rows.table.user.beginDrag(ofRowAt: path(0, 2)))
    #expect(!drag.addRow(at: path(0, 9), of: rows.table))
    #expect(!drag.hold(overRowAt: path(0, 0), of: rows.table))
    rows.table.isSpringLoaded = true
    #expect(drag.hold(overRowAt: path(0, 1), of: rows.table))
    #expect(rows.table.indexPathForSelectedRow == path(0, 1))
    #expect(!drag.hold(overRowAt: path(0, 9), of: rows.table))
    #expect(drag.proposedOperation(at: path(0, 0), of: rows.table) == .move)
    #expect(rows.table.hasActiveDrop && drag.drop(at: path(0, 0), of: rows.table))
    #expect(rows.table.user.drop([UIDragItem(itemProvider: NSItemProvider())], to: nil))
    #expect(log.calls == ["move [Optional(2)]", "copy [nil]"])
    log.handles = false
    #expect(!rows.table.user.drop([UIDragItem(itemProvider: NSItemProvider())], to: nil))
    #expect(log.calls.count == 2)
    rows.table.dropDelegate = nil
    #expect(!rows.table.user.drop([], to: nil) && !rows.table.hasActiveDrop)
    #expect(!rows.table.user.dragAndDropRow(from: path(0, 3), to: nil))
  }
}
