import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

/// A table delegate with methods that few lists need. Each answer differs from UIKit's default.
private final class TableOwner: NSObject, UITableViewDelegate, UITableViewDragDelegate,
  UITableViewDropDelegate
{
  let parameters = UIDragPreviewParameters()
  let swipes = UISwipeActionsConfiguration(actions: [])
  let added = item("added")
  var session: (any UIDragSession)?

  func tableView(_ table: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    71
  }

  func tableView(_ table: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    72
  }

  func tableView(
    _ table: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? { swipes }

  func tableView(
    _ table: UITableView, itemsForBeginning session: any UIDragSession, at path: IndexPath
  ) -> [UIDragItem] {
    self.session = session
    return [item("own")]
  }

  func tableView(
    _ table: UITableView, itemsForAddingTo session: any UIDragSession, at path: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [added] }

  func tableView(
    _ table: UITableView, dragPreviewParametersForRowAt path: IndexPath
  ) -> UIDragPreviewParameters? { parameters }

  func tableView(
    _ table: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { true }

  func tableView(
    _ table: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {}

  func tableView(
    _ table: UITableView, dropPreviewParametersForRowAt path: IndexPath
  ) -> UIDragPreviewParameters? { parameters }
}

/// The same for a collection view.
private final class CollectionOwner: NSObject, UICollectionViewDelegate,
  UICollectionViewDragDelegate, UICollectionViewDropDelegate
{
  let journal = Journal()
  let parameters = UIDragPreviewParameters()
  let menu = UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: nil)
  let added = item("added")
  var session: (any UIDragSession)?
  var transition: UICollectionViewTransitionLayout?

  func collectionView(
    _ view: UICollectionView,
    didEndDisplayingSupplementaryView supplementary: UICollectionReusableView,
    forElementOfKind kind: String, at path: IndexPath
  ) { journal.note("\(kind) left") }

  func collectionView(
    _ view: UICollectionView, willDisplaySupplementaryView supplementary: UICollectionReusableView,
    forElementKind kind: String, at path: IndexPath
  ) { journal.note("\(kind) came") }

  func collectionView(
    _ view: UICollectionView, shouldSpringLoadItemAt path: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { false }

  func collectionView(
    _ view: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath source: IndexPath,
    atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath { path(0, 0) }

  func collectionView(
    _ view: UICollectionView, transitionLayoutForOldLayout old: UICollectionViewLayout,
    newLayout new: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    let transition = UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
    self.transition = transition
    return transition
  }

  func collectionView(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt path: IndexPath
  ) { journal.note("\(path.item) left") }

  func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
    path.item != 2
  }

  func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
    journal.note("\(path.item) down")
  }

  func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
    journal.note("\(path.item) up")
  }

  func collectionView(
    _ view: UICollectionView, contextMenuConfigurationForItemAt path: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { menu }

  func collectionView(
    _ view: UICollectionView, willPerformPreviewActionForMenuWith menu: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { journal.note("preview") }

  func collectionView(
    _ view: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
  ) -> [UIDragItem] {
    self.session = session
    return [item("own")]
  }

  func collectionView(
    _ view: UICollectionView, itemsForAddingTo session: any UIDragSession, at path: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [added] }

  func collectionView(
    _ view: UICollectionView, dragPreviewParametersForItemAt path: IndexPath
  ) -> UIDragPreviewParameters? { parameters }

  func collectionView(
    _ view: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { true }

  func collectionView(
    _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}

  func collectionView(
    _ view: UICollectionView, dropPreviewParametersForItemAt path: IndexPath
  ) -> UIDragPreviewParameters? { parameters }
}

/// A collection delegate that has a menu for several items.
private final class MenuOwner: NSObject, UICollectionViewDelegate {
  let menu = UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: nil)

  func collectionView(
    _ view: UICollectionView, contextMenuConfigurationForItemsAt paths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? { menu }
}

/// Methods that lists pass on without an answer of their own.
@MainActor
struct `Methods of your own delegate` {
  private let table = TableList()
  private let collection = CollectionList()
  private let path = IndexPath(row: 0, section: 0)

  @Test func `estimates of headers and footers are those of your delegate, then the table's`()
    throws
  {
    let own = TableOwner()
    table.host.delegate = own
    table.show { Row(TextCell.self, "a") }
    let delegate = try #require(table.table.delegate)
    #expect(delegate.tableView(table.table, estimatedHeightForHeaderInSection: 0) == 71)
    #expect(delegate.tableView(table.table, estimatedHeightForFooterInSection: 0) == 72)
    table.table.estimatedSectionHeaderHeight = 33
    table.table.estimatedSectionFooterHeight = 34
    table.host.delegate = nil
    let bare = try #require(table.table.delegate)
    #expect(bare.tableView(table.table, estimatedHeightForHeaderInSection: 0) == 33)
    #expect(bare.tableView(table.table, estimatedHeightForFooterInSection: 0) == 34)
  }

  @Test func `swipes from the leading edge reach your table delegate`() throws {
    let own = TableOwner()
    table.host.delegate = own
    table.show { Row(TextCell.self, "a") }
    let delegate = try #require(table.table.delegate)
    #expect(
      delegate.tableView(table.table, leadingSwipeActionsConfigurationForRowAt: path) === own.swipes
    )
  }

  @Test func `drags of rows without items are those of your table delegate`() throws {
    let own = TableOwner()
    table.table.dragDelegate = own
    table.table.dropDelegate = own
    table.show {
      Row(TextCell.self, "a").draggable()
      Row(TextCell.self, "b").onDrop(of: String.self) { _, _ in }
      Row(TextCell.self, "c")
    }
    let begun = try #require(table.table.user.beginDrag(ofRowAt: IndexPath(row: 2, section: 0)))
    _ = begun.proposedOperation(at: path, of: table.table)
    let session = try #require(own.session)
    let drag = try #require(table.table.dragDelegate)
    let drop = try #require(table.table.dropDelegate)
    #expect(drag !== own && drop !== own)
    let added = drag.tableView(
      table.table, itemsForAddingTo: session, at: IndexPath(row: 1, section: 0), point: .zero)
    #expect(added == [own.added])
    #expect(drag.tableView(table.table, dragPreviewParametersForRowAt: path) === own.parameters)
    #expect(drop.tableView(table.table, dropPreviewParametersForRowAt: path) === own.parameters)
    #expect(drag.tableView(table.table, dragSessionIsRestrictedToDraggingApplication: session))
  }

  @Test func `drags of items without items are those of your collection delegate`() throws {
    let own = CollectionOwner()
    let view = collection.collection
    view.dragDelegate = own
    view.dropDelegate = own
    collection.show {
      Row(TileCell.self, "a").draggable()
      Row(TileCell.self, "b").onDrop(of: String.self) { _, _ in }
      Row(TileCell.self, "c")
    }
    let begun = try #require(view.user.beginDrag(ofItemAt: IndexPath(item: 2, section: 0)))
    _ = begun.proposedOperation(at: path, of: view)
    let session = try #require(own.session)
    let drag = try #require(view.dragDelegate)
    let drop = try #require(view.dropDelegate)
    #expect(drag !== own && drop !== own)
    let added = drag.collectionView(
      view, itemsForAddingTo: session, at: IndexPath(item: 1, section: 0), point: .zero)
    #expect(added == [own.added])
    #expect(drag.collectionView(view, dragPreviewParametersForItemAt: path) === own.parameters)
    #expect(drop.collectionView(view, dropPreviewParametersForItemAt: path) === own.parameters)
    #expect(drag.collectionView(view, dragSessionIsRestrictedToDraggingApplication: session))
  }

  @Test func `deselections reach your delegate after the row`() {
    final class Deselections: NSObject, UITableViewDelegate, UICollectionViewDelegate {
      let journal = Journal()

      func tableView(_ table: UITableView, didDeselectRowAt path: IndexPath) {
        journal.note("own \(path.row)")
      }

      func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
        journal.note("own \(path.row)")
      }
    }
    let own = Deselections()
    table.host.delegate = own
    collection.host.delegate = own
    table.show {
      for text in ["a", "b"] {
        Row(TextCell.self, text).on(.deselect, weak: own.journal) { $0.note("row \($1)") }
      }
    }
    collection.show {
      for text in ["c", "d"] {
        Row(TileCell.self, text).on(.deselect, weak: own.journal) { $0.note("row \($1)") }
      }
    }
    for row in 0..<2 {
      table.table.user.tapRow(at: IndexPath(row: row, section: 0))
      collection.collection.user.tapItem(at: IndexPath(item: row, section: 0))
    }
    #expect(own.journal.entries == ["row a", "own 0", "row c", "own 0"])
  }

  @Test func `drags may leave the app, and move rows, if you have no drag delegate`() throws {
    table.show { Row(TextCell.self, "a").draggable() }
    collection.show { Row(TileCell.self, "a").draggable() }
    let session = CalledSession()
    let (rows, items) = (table.table, collection.collection)
    let drag = try #require(rows.dragDelegate)
    #expect(!drag.tableView(rows, dragSessionIsRestrictedToDraggingApplication: session))
    #expect(drag.tableView(rows, dragSessionAllowsMoveOperation: session))
    let other = try #require(items.dragDelegate)
    #expect(!other.collectionView(items, dragSessionIsRestrictedToDraggingApplication: session))
    #expect(other.collectionView(items, dragSessionAllowsMoveOperation: session))
  }

  @Test func `moves, transitions and supplementary views reach your collection delegate`() throws {
    let own = CollectionOwner()
    let view = collection.collection
    collection.host.delegate = own
    collection.show { for number in 0..<3 { Row(TileCell.self, "\(number)") } }
    let delegate = try #require(view.delegate)
    let from = IndexPath(item: 2, section: 0)
    #expect(
      delegate.collectionView(
        view, targetIndexPathForMoveOfItemFromOriginalIndexPath: from, atCurrentIndexPath: from,
        toProposedIndexPath: IndexPath(item: 1, section: 0)) == path)
    let old = view.collectionViewLayout
    let new = UICollectionViewFlowLayout()
    let passed = delegate.collectionView(view, transitionLayoutForOldLayout: old, newLayout: new)
    #expect(passed === own.transition)
    let badge = UICollectionReusableView(frame: .zero)
    delegate.collectionView(
      view, willDisplaySupplementaryView: badge, forElementKind: "badge", at: path)
    delegate.collectionView(
      view, didEndDisplayingSupplementaryView: badge, forElementOfKind: "badge", at: path)
    #expect(own.journal.entries == ["badge came", "badge left"])
    collection.host.delegate = nil
    let bare = try #require(view.delegate)
    let transition = bare.collectionView(view, transitionLayoutForOldLayout: old, newLayout: new)
    #expect(transition.currentLayout === old)
    #expect(transition.nextLayout === new)
  }

  @Test func `highlights and the end of a display reach your collection delegate`() {
    let own = CollectionOwner()
    collection.host.delegate = own
    collection.show { for number in 0..<3 { Row(TileCell.self, "\(number)").id(number) } }
    let user = collection.collection.user
    #expect(user.tapItem(at: IndexPath(item: 1, section: 0)))
    #expect(own.journal.entries == ["1 down", "1 up"])
    #expect(!user.tapItem(at: IndexPath(item: 2, section: 0)))
    #expect(own.journal.entries == ["1 down", "1 up"])
    collection.show { for number in 1..<3 { Row(TileCell.self, "\(number)").id(number) } }
    #expect(own.journal.entries == ["1 down", "1 up", "0 left"])
  }

  @Test func `spring loading of rows without it is decided by your collection delegate`() throws {
    let own = CollectionOwner()
    let view = collection.collection
    view.dragDelegate = own
    view.isSpringLoaded = true
    collection.show { for number in 0..<3 { Row(TileCell.self, "\(number)") } }
    let drag = try #require(view.user.beginDrag(ofItemAt: path))
    #expect(drag.hold(overItemAt: IndexPath(item: 1, section: 0), of: view))
    collection.host.delegate = own
    #expect(!drag.hold(overItemAt: IndexPath(item: 1, section: 0), of: view))
  }

  @Test func `menus of rows without one are those of your collection delegate`() throws {
    let own = CollectionOwner()
    let several = MenuOwner()
    let view = collection.collection
    let two = [path, IndexPath(item: 1, section: 0)]
    collection.host.delegate = own
    collection.show { for number in 0..<3 { Row(TileCell.self, "\(number)") } }
    var delegate = try #require(view.delegate)
    #expect(
      delegate.collectionView(view, contextMenuConfigurationForItemAt: path, point: .zero)
        === own.menu)
    #expect(
      delegate.collectionView(view, contextMenuConfigurationForItemsAt: [path], point: .zero)
        === own.menu)
    view.user.longPressItem(at: path)?.tapPreview()
    #expect(own.journal.entries == ["preview"])
    // Your method for one item can't make a menu for two.
    #expect(
      delegate.collectionView(view, contextMenuConfigurationForItemsAt: two, point: .zero) == nil)
    collection.host.delegate = several
    delegate = try #require(view.delegate)
    #expect(
      delegate.collectionView(view, contextMenuConfigurationForItemsAt: two, point: .zero)
        === several.menu)
  }
}
