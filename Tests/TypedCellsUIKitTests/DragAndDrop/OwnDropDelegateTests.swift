import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

/// Drag and drop delegates that note each message.
private final class NotingDelegate: NSObject, UITableViewDragDelegate, UITableViewDropDelegate,
  UICollectionViewDragDelegate, UICollectionViewDropDelegate
{
  let journal = Journal()
  var operation = UIDropOperation.forbidden
  /// The session of the last drop.
  var session: (any UIDropSession)?

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at path: IndexPath
  ) -> [UIDragItem] {
    journal.note("begin \(path[0]).\(path[1])")
    return [item("own")]
  }

  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    journal.note("will begin")
  }

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    self.session = session
    return true
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    journal.note("enter")
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: operation) }

  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    journal.note("exit")
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    journal.note("end")
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) { journal.note("drop") }

  func collectionView(
    _ view: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
  ) -> [UIDragItem] {
    journal.note("begin \(path[0]).\(path[1])")
    return [item("own")]
  }

  func collectionView(_ view: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
    journal.note("will begin")
  }

  func collectionView(_ view: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    self.session = session
    return true
  }

  func collectionView(_ view: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
    journal.note("enter")
  }

  func collectionView(
    _ view: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: operation) }

  func collectionView(_ view: UICollectionView, dropSessionDidExit session: any UIDropSession) {
    journal.note("exit")
  }

  func collectionView(_ view: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    journal.note("end")
  }

  func collectionView(
    _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) { journal.note("drop") }
}

@MainActor
struct `Your own drag and drop delegate` {
  private let list = TableList()
  private let tiles = CollectionList()
  private let own = NotingDelegate()
  private let mailbox = Mailbox()
  private var table: UITableView { list.table }
  private var collection: UICollectionView { tiles.collection }

  init() {
    table.dragDelegate = own
    table.dropDelegate = own
    collection.dragDelegate = own
    collection.dropDelegate = own
    list.show(mailbox)
    tiles.show(mailbox)
  }

  @Test func `of a table is informed from the beginning of a drag to its end`() throws {
    #expect(!table.user.dragAndDropRow(from: path(2, 0), to: path(2, 1)))
    #expect(own.journal.entries == ["begin 2.0", "will begin", "enter", "exit", "end"])
  }

  @Test func `of a collection view is informed from the beginning of a drag to its end`() throws {
    let drag = try #require(collection.user.beginDrag(ofItemAt: path(2, 0)))
    #expect(!drag.drop(at: path(2, 1), of: collection))
    #expect(own.journal.entries == ["begin 2.0", "will begin", "enter", "exit", "end"])
  }

  @Test(arguments: [UIDropOperation.copy, .forbidden])
  func `decides the effect of a drop that no row accepts`(operation: UIDropOperation) throws {
    own.operation = operation
    let drag = try #require(table.user.beginDrag(ofRowAt: path(2, 0)))
    #expect(drag.proposedOperation(at: path(2, 1), of: table) == operation)
    let other = try #require(collection.user.beginDrag(ofItemAt: path(2, 0)))
    #expect(other.proposedOperation(at: path(2, 1), of: collection) == operation)
  }

  @Test func `isn't informed before it accepts a drag, or after the end of the drag`() throws {
    let session: any UIDropSession = try {
      let other = TableList()
      other.table.dropDelegate = own
      other.show(mailbox)
      #expect(!other.table.user.drop([item("text")], to: path(2, 0)))
      return try #require(own.session)
    }()
    let drop = try #require(table.dropDelegate)
    let drops = try #require(collection.dropDelegate)
    func inform() -> [String] {
      own.journal.removeAll()
      drop.tableView(table, dropSessionDidEnter: session)
      drops.collectionView(collection, dropSessionDidEnter: session)
      return own.journal.entries
    }
    #expect(inform().isEmpty)
    table.user.drop([item("text")], to: path(2, 0))
    collection.user.drop([item("text")], to: path(2, 0))
    #expect(inform().isEmpty)
    #expect(drop.tableView(table, canHandle: session))
    #expect(drops.collectionView(collection, canHandle: session))
    #expect(inform() == ["enter", "enter"])
  }

  @Test func `isn't called for rows that the drag contains already`() throws {
    list.driver.selectionMode = .multiple
    list.driver.select(1)
    list.driver.select(3)
    let drag = try #require(table.user.beginDrag(ofRowAt: path(0, 0)))
    #expect(drag.items.count == 2)
    #expect(own.journal.entries == ["will begin"])
  }

  @Test func `leaves drops that rows accept to the list, which opens a gap only between rows`()
    throws
  {
    let drop = try #require(table.dropDelegate)
    let drops = try #require(collection.dropDelegate)
    let drag = try #require(table.user.beginDrag(ofRowAt: path(0, 0)))
    _ = drag.proposedOperation(at: path(2, 1), of: table)
    let session = try #require(own.session)
    func proposal(inTableAt path: IndexPath) -> UITableViewDropProposal {
      drop.tableView(table, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    }
    func proposal(inCollectionAt path: IndexPath) -> UICollectionViewDropProposal {
      drops.collectionView(
        collection, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    }
    let (onto, between) = (path(2, 1), path(1, 0))
    #expect(proposal(inTableAt: onto).intent == .insertIntoDestinationIndexPath)
    #expect(proposal(inTableAt: between).intent == .insertAtDestinationIndexPath)
    #expect(proposal(inCollectionAt: onto).intent == .insertIntoDestinationIndexPath)
    #expect(proposal(inCollectionAt: between).intent == .insertAtDestinationIndexPath)
  }
}

@MainActor
struct `A drop between rows` {
  private let list = TableList()
  private var table: UITableView { list.table }

  @Test func `is accepted by a section without rows`() {
    list.apply {
      ListSection<UITableViewCell>(id: 0, header: "empty") {}
        .onDrop(of: String.self) { _, _ in }
    }
    #expect(table.dropDelegate != nil)
    let later = TableList()
    later.apply { ListSection<UITableViewCell>(id: 0, header: "empty") {} }
    #expect(later.table.dropDelegate == nil)
    later.apply {
      ListSection<UITableViewCell>(id: 0, header: "empty") {}
        .onDrop(of: String.self) { _, _ in }
    }
    #expect(later.table.dropDelegate != nil)
  }

  @Test func `is accepted as soon as a row that is on screen can be dragged`() {
    list.show { Row(TextCell.self, "a").id("a") }
    #expect(table.dragDelegate == nil)
    list.show { Row(TextCell.self, "a").id("a").draggable() }
    #expect(table.dragDelegate != nil)
    #expect(table.user.beginDrag(ofRowAt: path(0, 0)) != nil)
  }

  @Test func `copies data that is loaded, also that of another row`() throws {
    final class Owner {}
    let owner = Owner()
    list.apply {
      ListSection(id: 0) {
        Row(TextCell.self, "a").id("a")
          .draggable { text in NSItemProvider(object: text as NSString) }
      }
      ListSection(id: 1) { Row(TextCell.self, "b").id("b") }
        .onDrop(loading: NSString.self, weak: owner) { _, _, _ in }
    }
    let drag = try #require(table.user.beginDrag(ofRowAt: path(0, 0)))
    #expect(drag.proposedOperation(at: path(1, 0), of: table) == .copy)
  }

  @Test func `animates copies to their own rows, although the originals stay`() throws {
    var sections = [["a", "b"], ["c"]]
    func show() {
      list.apply {
        for (number, letters) in sections.enumerated() {
          ListSection(id: number) {
            for letter in letters { Row(TextCell.self, letter).id(letter).draggable() }
          }
          .onDrop(of: String.self, effect: { _, _ in .copy }) { letters, index in
            sections[number].insert(contentsOf: letters, at: index)
            show()
          }
        }
      }
    }
    show()
    let drag = try #require(table.user.beginDrag(ofRowAt: path(0, 0)))
    #expect(drag.addRow(at: path(0, 1), of: table))
    #expect(drag.drop(at: path(1, 1), of: table))
    #expect(sections == [["a", "b"], ["c", "a", "b"]])
    #expect(table.animatedDrops == ["at 1.1", "at 1.2"])
  }
}
