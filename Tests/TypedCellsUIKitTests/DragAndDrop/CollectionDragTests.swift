import HeadlessUIKit
import Observation
import Testing
import TypedCells
import TypedCellsUIKit

/// A drag and drop delegate of the developer's own.
@MainActor
private final class OwnDelegate: NSObject, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  var calls: [String] = []
  var accepts = true

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at path: IndexPath
  ) -> [UIDragItem] {
    calls.append("begin \(path[0]).\(path[1])")
    return [item("own")]
  }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) {
    calls.append("end")
  }

  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
    -> Bool
  {
    accepts
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {
    calls.append("enter")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    calls.append("drop, \(coordinator.proposal.operation)")
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@Observable
private final class Inbox {
  var messages = [Mail(1), Mail(2), Mail(3)]

  func insert(_ new: [Mail], at index: Int) {
    messages.removeAll { message in new.contains { $0.id == message.id } }
    messages.insert(contentsOf: new, at: index)
  }
}

@MainActor
struct `Drag and drop by model in a collection view` {
  private let list = CollectionList()
  private let mailbox = Mailbox()
  private var collection: UICollectionView { list.collection }

  init() { list.show(mailbox) }

  private func beginDrag(_ section: Int, _ item: Int) throws -> DragOnScreen {
    try #require(collection.user.beginDrag(ofItemAt: path(section, item)))
  }

  @Test(arguments: [(0, 2, [2, 3, 1]), (2, 0, [3, 1, 2]), (0, 1, [2, 1, 3])])
  func `moves a row inside its section`(from: Int, to: Int, expected: [Int]) throws {
    let cell = try #require(list.cell(0, from))
    #expect(collection.user.dragAndDropItem(from: path(0, from), to: path(0, to)))
    #expect(mailbox.ids == [expected, [4]])
    collection.layoutIfNeeded()
    #expect(list.cell(0, to) === cell, "the item's cell goes with it")
    #expect(collection.animatedDrops == ["at 0.\(to)"])
    #expect(list.failures.isEmpty)
  }

  @Test func `moves a row to the end of its section`() {
    // UIKit proposes the path after the last item, too.
    #expect(collection.user.dragAndDropItem(from: path(0, 0), to: path(0, 3)))
    #expect(mailbox.ids == [[2, 3, 1], [4]])
    #expect(collection.animatedDrops == ["at 0.2"])
  }

  @Test func `moves a row to another section`() {
    #expect(collection.user.dragAndDropItem(from: path(0, 1), to: path(1, 1)))
    #expect(mailbox.ids == [[1, 3], [4, 2]])
    #expect(collection.animatedDrops == ["at 1.1"])
    #expect(collection.user.dragAndDropItem(from: path(1, 1), to: path(0, 0)))
    #expect(mailbox.ids == [[2, 1, 3], [4]])
  }

  @Test func `moves several rows, which are removed before they are inserted`() throws {
    let drag = try beginDrag(0, 0)
    #expect(drag.addItem(at: path(0, 2), of: collection))
    #expect(!drag.addItem(at: path(0, 2), of: collection), "it is dragged already")
    #expect(drag.addItem(at: path(1, 0), of: collection))
    #expect(!drag.addItem(at: path(2, 0), of: collection), "folders can't be dragged")
    #expect(drag.drop(at: path(0, 2), of: collection))
    #expect(mailbox.ids == [[2, 1, 3, 4], []])
    #expect(collection.animatedDrops == ["at 0.1", "at 0.2", "at 0.3"])
  }

  @Test func `takes the other selected rows along, if it begins with a selected row`() throws {
    list.driver.selectionMode = .multiple
    for id in [1, 3, 4] { list.driver.select(id) }
    list.driver.select("archive")
    #expect(try beginDrag(0, 1).items.count == 1, "it isn't selected")
    let drag = try beginDrag(0, 2)
    #expect(drag.items.count == 3, "folders can't be dragged")
    #expect(!drag.addItem(at: path(0, 0), of: collection), "it is dragged already")
    #expect(drag.drop(at: path(0, 1), of: collection))
    #expect(mailbox.ids == [[1, 3, 4, 2], []])
  }

  @Test func `drags each selected row once, however often the delegate is called`() throws {
    list.driver.selectionMode = .multiple
    for id in [1, 3, 4] { list.driver.select(id) }
    let delegate = try #require(collection.dragDelegate)
    func ids(_ section: Int, _ row: Int, _ session: CalledSession) -> [Int] {
      delegate.collectionView(collection, itemsForBeginning: session, at: path(section, row))
        .compactMap { ($0.localObject as? Mail)?.id }
    }
    let session = CalledSession()
    #expect(ids(0, 2, session) == [1, 3, 4], "UIKit may call it for one row only")
    #expect(ids(0, 0, session).isEmpty)
    #expect(ids(0, 2, session).isEmpty)
    #expect(ids(1, 0, session).isEmpty)
    #expect(ids(0, 1, session) == [2], "a row that wasn't dragged yet")
    let other = CalledSession()
    #expect(ids(0, 1, other) == [2], "it isn't selected")
    #expect(ids(0, 0, other) == [1, 3, 4], "another drag")
  }

  @Test func `asks your own delegate for selected rows that can't be dragged`() throws {
    let own = OwnDelegate()
    collection.dragDelegate = own
    mailbox.show()
    list.driver.selectionMode = .multiple
    list.driver.select(1)
    list.driver.select("archive")
    #expect(try beginDrag(0, 0).items.count == 2)
    #expect(own.calls == ["begin 2.0"])
  }

  @Test func `moves rows onto a row`() throws {
    let drag = try beginDrag(0, 0)
    drag.addItem(at: path(0, 1), of: collection)
    #expect(drag.drop(at: path(2, 1), of: collection))
    #expect(mailbox.ids == [[3], [4]])
    #expect(mailbox.folders.map(\.messages) == [[], [1, 2]])
    #expect(collection.animatedDrops == ["into 2.1", "into 2.1"])
  }

  @Test func `moves rows to another list, and to one of another kind`() throws {
    let (other, tiles, box) = (TableList(), CollectionList(), Mailbox())
    box.sections = [[], []]
    other.show(box)
    for _ in 0..<2 {
      let drag = try beginDrag(0, 0)
      #expect(drag.drop(at: path(2, 0), of: other.table))
      mailbox.sections[0].removeFirst()
      mailbox.show()
    }
    #expect(box.folders[0].messages == [1, 2])
    tiles.show(box)
    #expect(try beginDrag(0, 0).drop(at: nil, of: tiles.collection))
    #expect(box.ids == [[], [3]], "below the last row, the last section that accepts it gets it")
    #expect(tiles.collection.animatedDrops == ["at 1.0"])
  }

  @Test func `keeps the selection and the order if no handler accepts the items`() async {
    list.driver.selectionMode = .multiple
    list.driver.select(1)
    list.driver.select(3)
    let selected = list.driver.selectedPaths
    list.apply {
      ListSection(id: 0) {
        for message in mailbox.sections[0] { Row(MailTile.self, message).draggable() }
      }
      .onDrop(of: MailFolder.self) { _, _ in Issue.record("a message isn't a folder") }
      ListSection(id: 1) {
        Row(MailTile.self, Mail(4)).onDrop(of: Mail.self) { _, _ in }
        Row(MailTile.self, Mail(5))
          .onDrop(of: Mail.self, effect: { _, _ in .forbidden }) { _, _ in
            Issue.record("is forbidden")
          }
      }
    }
    #expect(!collection.user.dragAndDropItem(from: path(0, 0), to: path(0, 2)))
    #expect(!collection.user.dragAndDropItem(from: path(0, 0), to: path(1, 1)))
    #expect(!collection.user.dragAndDropItem(from: path(0, 0), to: nil))
    #expect(collection.user.dragAndDropItem(from: path(0, 0), to: path(1, 0)), "changes nothing")
    await nextTurn()
    #expect(list.driver.selectedPaths == selected)
    #expect(
      (0..<3).map { list.driver.model(at: RowPath(section: 0, row: $0), as: Mail.self)?.id }
        == [1, 2, 3])
    #expect(list.failures.isEmpty)
  }

  @Test func `accepts a drag only if all its items carry the model`() throws {
    list.apply {
      ListSection(id: 0) {
        Row(MailTile.self, Mail(1)).draggable()
        Row(TileCell.self, "text").draggable()
        Row(MailTile.self, Mail(3)).onDrop(of: Mail.self) { messages, _ in
          mailbox.move(messages, to: mailbox.folders[0])
        }
      }
    }
    let drag = try beginDrag(0, 0)
    drag.addItem(at: path(0, 1), of: collection)
    #expect(!drag.drop(at: path(0, 2), of: collection))
    #expect(mailbox.folders[0].messages.isEmpty)
    #expect(try beginDrag(0, 0).drop(at: path(0, 2), of: collection))
    #expect(mailbox.folders[0].messages == [1])
  }

  @Test func `keeps moved rows selected`() {
    list.driver.selectionMode = .multiple
    list.driver.select(1)
    list.driver.select(4)
    collection.user.dragAndDropItem(from: path(0, 0), to: path(1, 0))
    #expect(mailbox.ids == [[2, 3], [1, 4]])
    #expect(Set(collection.indexPathsForSelectedItems ?? []) == [path(1, 0), path(1, 1)])
  }

  @Test func `loads items of another app where they are dropped`() async {
    #expect(collection.user.drop([item("a"), item("b")], to: path(0, 1)))
    #expect(mailbox.texts.isEmpty, "they are loaded after the drop")
    await wait { mailbox.texts.count == 2 }
    #expect(mailbox.texts == ["a at 0.1", "b at 0.1"])
    let empty = UIDragItem(itemProvider: NSItemProvider())
    #expect(!collection.user.drop([item("a"), empty], to: path(0, 1)))
    #expect(!collection.user.drop([item("a")], to: path(2, 0)), "folders take no text")
  }

  @Test func `carries the model in the app, and data to other apps`() throws {
    let dragged = try #require(beginDrag(0, 1).items.first)
    #expect(dragged.localObject as? Mail == Mail(2))
    #expect(dragged.itemProvider.canLoadObject(ofClass: NSString.self))
    list.apply {
      ListSection(id: 0) {
        Row(MailTile.self, Mail(1)).draggable { _ in nil }
        Row(MailTile.self, Mail(2)).draggable { _ in nil }.draggable()
        Row(MailTile.self, Mail(3)).draggable().on(.canDrag) { _ in false }
      }
    }
    #expect(collection.user.beginDrag(ofItemAt: path(0, 0)) == nil)
    #expect(collection.user.beginDrag(ofItemAt: path(0, 1))?.items.count == 1)
    #expect(collection.user.beginDrag(ofItemAt: path(0, 2)) == nil)
  }

  @Test func `copies if a handler wants it, or the drag doesn't allow moves`() throws {
    final class Restricted: NSObject, UICollectionViewDragDelegate {
      func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at path: IndexPath
      ) -> [UIDragItem] { [] }
      func collectionView(
        _ collectionView: UICollectionView,
        dragSessionAllowsMoveOperation session: any UIDragSession
      ) -> Bool { false }
    }
    func operation(_ effect: DropEffect) throws -> UIDropOperation? {
      list.apply {
        ListSection(id: 0) {
          Row(MailTile.self, Mail(1)).draggable()
          Row(MailTile.self, Mail(2))
            .onDrop(of: Mail.self, effect: { _, _ in effect }) { _, _ in }
        }
      }
      let drag = try beginDrag(0, 0)
      defer { drag.cancel() }
      return drag.proposedOperation(at: path(0, 1), of: collection)
    }
    #expect(try operation(.move) == .move)
    #expect(try operation(.copy) == .copy)
    #expect(try operation(.none) == .cancel)
    #expect(try operation(.forbidden) == .forbidden)
    let own = Restricted()
    collection.dragDelegate = own
    #expect(try operation(.move) == .copy)
  }

  @Test func `drops onto a row or beside it, if both are possible, where the finger is`() throws {
    var drops: [String] = []
    list.apply {
      ListSection(id: 0) {
        Row(MailTile.self, Mail(1)).draggable()
        Row(MailTile.self, Mail(2)).onDrop(of: Mail.self) { _, _ in drops.append("onto") }
      }
      .onDrop(of: Mail.self) { _, index in drops.append("at \(index)") }
    }
    for position in [0.1, 0.3, 0.7, 0.9] {
      #expect(try beginDrag(0, 0).drop(at: path(0, 1), of: collection, position: position))
    }
    #expect(drops == ["at 1", "onto", "onto", "at 1"])
  }

  @Test func `doesn't drop a row onto itself`() {
    list.apply {
      ListSection(id: 0) {
        Row(MailTile.self, Mail(1)).draggable()
          .onDrop(of: Mail.self) { _, _ in Issue.record("onto itself") }
      }
    }
    #expect(!collection.user.dragAndDropItem(from: path(0, 0), to: path(0, 0)))
  }

  @Test func `selects a row over which items are held, if the row wants it`() throws {
    let drag = try beginDrag(0, 0)
    #expect(drag.hold(overItemAt: path(2, 1), of: collection))
    #expect(mailbox.opened == ["bin"])
    #expect(!drag.hold(overItemAt: path(0, 1), of: collection))
    #expect(drag.drop(at: path(2, 1), of: collection))
    #expect(mailbox.folders[1].messages == [1])
  }

  @Test func `leaves spring loading as you set it`() throws {
    let list = CollectionList()
    list.collection.isSpringLoaded = true
    list.show(mailbox)
    let drag = try #require(list.collection.user.beginDrag(ofItemAt: path(0, 0)))
    #expect(drag.hold(overItemAt: path(0, 1), of: list.collection))
  }

  @Test func `changes nothing in a list without it`() {
    let list = CollectionList()
    list.collection.dragInteractionEnabled = false
    list.apply { ListSection(id: 0) { Row(MailTile.self, Mail(1)) } }
    #expect(list.collection.dragDelegate == nil)
    #expect(list.collection.dropDelegate == nil)
    #expect(!list.collection.isSpringLoaded)
    #expect(!list.collection.dragInteractionEnabled)
  }

  @Test func `begins with the first row on screen that needs it`() throws {
    let list = CollectionList()
    // Phones allow no drags by default.
    list.collection.dragInteractionEnabled = false
    list.apply {
      ListSection(id: 0) {
        for number in 0..<40 {
          if number == 30 {
            Row(MailTile.self, Mail(number)).draggable().onDrop(of: Mail.self) { _, _ in }
          } else {
            Row(MailTile.self, Mail(number))
          }
        }
      }
    }
    #expect(list.collection.dragDelegate == nil)
    list.driver.scroll(to: 30, at: .top)
    list.collection.layoutIfNeeded()
    #expect(list.collection.user.beginDrag(ofItemAt: path(0, 30)) != nil)
    #expect(list.collection.dropDelegate != nil)
    list.collection.dragInteractionEnabled = false
    list.apply { ListSection(id: 0) { Row(MailTile.self, Mail(1)).draggable() } }
    #expect(!list.collection.dragInteractionEnabled, "you can disable it again")
  }

  @Test func `lets your own delegates have what rows don't handle`() throws {
    let (list, own) = (CollectionList(), OwnDelegate())
    list.collection.dragDelegate = own
    list.collection.dropDelegate = own
    list.show(mailbox)
    #expect(list.collection.user.dragAndDropItem(from: path(2, 0), to: path(2, 1)))
    #expect(own.calls == ["begin 2.0", "enter", "drop, move", "end"])
    own.calls = []
    #expect(list.collection.user.dragAndDropItem(from: path(0, 0), to: path(0, 1)))
    #expect(own.calls == ["enter", "end"])
    #expect(mailbox.ids == [[2, 1, 3], [4]])
    own.accepts = false
    own.calls = []
    #expect(!list.collection.user.drop([item("text")], to: path(2, 0)))
    #expect(own.calls.isEmpty)
  }

  @Test func `adopts delegates that you set later, at the next change`() throws {
    let own = OwnDelegate()
    collection.dragDelegate = own
    collection.dropDelegate = own
    mailbox.show()
    #expect(collection.user.beginDrag(ofItemAt: path(2, 0)) != nil)
    #expect(collection.user.dragAndDropItem(from: path(0, 0), to: path(2, 0)))
    #expect(mailbox.folders[0].messages == [1])
    #expect(own.calls == ["begin 2.0", "enter", "end"])
  }

  @Test func `survives your own delegates`() throws {
    let list = CollectionList()
    var own: OwnDelegate? = OwnDelegate()
    list.collection.dragDelegate = own
    list.collection.dropDelegate = own
    list.show(mailbox)
    own = nil
    #expect(list.collection.user.beginDrag(ofItemAt: path(2, 0)) == nil)
    #expect(list.collection.user.dragAndDropItem(from: path(0, 0), to: path(2, 0)))
  }

  @Test func `accepts nothing once the owner is deallocated`() {
    final class Owner {}
    var owner: Owner? = Owner()
    if let owner {
      list.apply {
        ListSection(id: 0) {
          Row(MailTile.self, Mail(1)).draggable()
          Row(MailTile.self, Mail(2)).onDrop(of: Mail.self, weak: owner) { _, _, _ in }
        }
        .onDrop(of: Mail.self, weak: owner) { _, _, _ in }
      }
    }
    #expect(collection.user.dragAndDropItem(from: path(0, 0), to: path(0, 1)))
    owner = nil
    #expect(!collection.user.dragAndDropItem(from: path(0, 0), to: path(0, 1)))
  }

  @Test func `drops a row that the view itself moves`() async {
    // A table doesn't ask its drop delegate about a row that it can move.
    collection.user.moveItem(from: path(0, 0), to: path(0, 2))
    #expect(mailbox.ids == [[2, 3, 1], [4]])
    await nextTurn()
    #expect(list.driver.model(at: RowPath(section: 0, row: 2), as: Mail.self)?.id == 1)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `animates to the new place in a list that follows its model`() {
    let inbox = Inbox()
    list.driver.follow {
      ListSection(id: 0) {
        for message in inbox.messages { Row(MailTile.self, message).draggable() }
      }
      .onDrop(of: Mail.self, weak: inbox) { $0.insert($1, at: $2) }
    }
    collection.layoutIfNeeded()
    #expect(collection.user.dragAndDropItem(from: path(0, 0), to: path(0, 2)))
    #expect(inbox.messages.map(\.id) == [2, 3, 1])
    #expect(collection.animatedDrops == ["at 0.2"])
  }
}
