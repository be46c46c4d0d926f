import HeadlessUIKit
import Observation
import Testing
import TypedCells
import TypedCellsUIKit

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
struct `Drag and drop by model in a table` {
  private let list = TableList()
  private let mailbox = Mailbox()
  private var table: UITableView { list.table }

  init() { list.show(mailbox) }

  private func beginDrag(_ section: Int, _ row: Int) throws -> DragOnScreen {
    try #require(table.user.beginDrag(ofRowAt: path(section, row)))
  }

  @Test(arguments: [(0, 2, [2, 3, 1]), (2, 0, [3, 1, 2]), (0, 1, [2, 1, 3])])
  func `moves a row inside its section`(from: Int, to: Int, expected: [Int]) throws {
    let cell = try #require(list.cell(0, from))
    #expect(table.user.dragAndDropRow(from: path(0, from), to: path(0, to)))
    #expect(mailbox.ids == [expected, [4]])
    table.layoutIfNeeded()
    #expect(list.cell(0, to) === cell, "the row's cell goes with it")
    #expect(table.animatedDrops == ["at 0.\(to)"])
    #expect(list.failures.isEmpty)
  }

  @Test func `doesn't begin with a row whose children are shown`() {
    list.show {
      Row(TextCell.self, "a").id("a").draggable().children { Row(TextCell.self, "b").id("b") }
    }
    let first = RowPath(section: 0, row: 0)
    #expect(list.host.canDragRow(at: first))
    list.driver.expand("a", animated: false)
    #expect(!list.host.canDragRow(at: first))
    #expect(table.user.beginDrag(ofRowAt: path(0, 0)) == nil)
  }

  @Test func `finds dragged rows again if rows are inserted during the drag`() throws {
    let drag = try beginDrag(0, 0)
    mailbox.sections[0].insert(Mail(9), at: 0)
    mailbox.show()
    table.layoutIfNeeded()
    #expect(!drag.addRow(at: path(0, 1), of: table), "it is dragged already")
    #expect(drag.addRow(at: path(0, 0), of: table), "it is another row")
    #expect(drag.drop(at: path(0, 3), of: table))
    #expect(mailbox.ids[0].sorted() == [1, 2, 3, 9])
    #expect(mailbox.ids[0].last != 2, "the dragged rows are dropped behind it")
  }

  @Test func `moves a row to the end of its section`() {
    // UIKit proposes the path after the last row, too.
    #expect(table.user.dragAndDropRow(from: path(0, 0), to: path(0, 3)))
    #expect(mailbox.ids == [[2, 3, 1], [4]])
    #expect(table.animatedDrops == ["at 0.2"])
  }

  @Test func `moves a row to another section`() {
    #expect(table.user.dragAndDropRow(from: path(0, 1), to: path(1, 1)))
    #expect(mailbox.ids == [[1, 3], [4, 2]])
    #expect(table.animatedDrops == ["at 1.1"])
    #expect(table.user.dragAndDropRow(from: path(1, 1), to: path(0, 0)))
    #expect(mailbox.ids == [[2, 1, 3], [4]])
  }

  @Test func `takes the other selected rows along, if it begins with a selected row`() throws {
    list.driver.selectionMode = .multiple
    for id in [1, 3, 4] { list.driver.select(id) }
    #expect(try beginDrag(0, 1).items.count == 1, "it isn't selected")
    let drag = try beginDrag(0, 2)
    #expect(drag.items.count == 3)
    #expect(!drag.addRow(at: path(0, 0), of: table), "it is dragged already")
    #expect(drag.drop(at: path(2, 1), of: table))
    #expect(mailbox.ids == [[2], []])
    #expect(mailbox.folders.map(\.messages) == [[], [1, 3, 4]])
  }

  @Test func `moves several rows, which are removed before they are inserted`() throws {
    let drag = try beginDrag(0, 0)
    #expect(drag.addRow(at: path(0, 2), of: table))
    #expect(!drag.addRow(at: path(0, 2), of: table), "it is dragged already")
    #expect(drag.addRow(at: path(1, 0), of: table))
    #expect(!drag.addRow(at: path(2, 0), of: table), "folders can't be dragged")
    #expect(drag.drop(at: path(0, 2), of: table))
    #expect(mailbox.ids == [[2, 1, 3, 4], []])
    #expect(table.animatedDrops == ["at 0.1", "at 0.2", "at 0.3"])
  }

  @Test func `drags each selected row once, however often the delegate is called`() throws {
    list.driver.selectionMode = .multiple
    for id in [1, 3, 4] { list.driver.select(id) }
    let delegate = try #require(table.dragDelegate)
    func ids(_ section: Int, _ row: Int, _ session: CalledSession) -> [Int] {
      delegate.tableView(table, itemsForBeginning: session, at: path(section, row))
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

  @Test func `makes a row's item provider once, however often the delegate is called`() throws {
    var count = 0
    list.apply {
      ListSection(id: 0) {
        Row(MailCell.self, Mail(1)).draggable { _ in
          count += 1
          return NSItemProvider()
        }
      }
    }
    table.layoutIfNeeded()
    let delegate = try #require(table.dragDelegate)
    let session = CalledSession()
    for _ in 0..<3 { _ = delegate.tableView(table, itemsForBeginning: session, at: path(0, 0)) }
    #expect(count == 1)
  }

  @Test func `drops selected rows between rows`() throws {
    list.driver.selectionMode = .multiple
    for id in [1, 3, 4] { list.driver.select(id) }
    #expect(try beginDrag(0, 2).drop(at: path(0, 1), of: table))
    #expect(mailbox.ids == [[1, 3, 4, 2], []])
  }

  @Test func `moves rows onto a row`() throws {
    let drag = try beginDrag(0, 0)
    drag.addRow(at: path(0, 1), of: table)
    #expect(drag.drop(at: path(2, 1), of: table))
    #expect(mailbox.ids == [[3], [4]])
    #expect(mailbox.folders.map(\.messages) == [[], [1, 2]])
    #expect(table.animatedDrops == ["into 2.1", "into 2.1"])
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
        for message in mailbox.sections[0] { Row(MailCell.self, message).draggable() }
      }
      .onDrop(of: MailFolder.self) { _, _ in Issue.record("a message isn't a folder") }
      ListSection(id: 1) {
        Row(MailCell.self, Mail(4)).onDrop(of: Mail.self) { _, _ in }
        Row(MailCell.self, Mail(5))
          .onDrop(of: Mail.self, effect: { _, _ in .forbidden }) { _, _ in
            Issue.record("is forbidden")
          }
      }
    }
    #expect(!table.user.dragAndDropRow(from: path(0, 0), to: path(0, 2)))
    #expect(!table.user.dragAndDropRow(from: path(0, 0), to: path(1, 1)))
    #expect(!table.user.dragAndDropRow(from: path(0, 0), to: nil))
    #expect(table.user.dragAndDropRow(from: path(0, 0), to: path(1, 0)), "changes nothing")
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
        Row(MailCell.self, Mail(1)).draggable()
        Row(TextCell.self, "text").draggable()
        Row(MailCell.self, Mail(3)).onDrop(of: Mail.self) { messages, _ in
          mailbox.move(messages, to: mailbox.folders[0])
        }
      }
    }
    let drag = try beginDrag(0, 0)
    drag.addRow(at: path(0, 1), of: table)
    #expect(!drag.drop(at: path(0, 2), of: table))
    #expect(mailbox.folders[0].messages.isEmpty)
    #expect(try beginDrag(0, 0).drop(at: path(0, 2), of: table))
    #expect(mailbox.folders[0].messages == [1])
  }

  @Test func `keeps moved rows selected`() {
    list.driver.selectionMode = .multiple
    list.driver.select(1)
    list.driver.select(4)
    table.user.dragAndDropRow(from: path(0, 0), to: path(1, 0))
    #expect(mailbox.ids == [[2, 3], [1, 4]])
    #expect(Set(table.indexPathsForSelectedRows ?? []) == [path(1, 0), path(1, 1)])
  }

  @Test func `loads items of another app where they are dropped`() async {
    #expect(table.user.drop([item("a"), item("b")], to: path(0, 1)))
    #expect(mailbox.texts.isEmpty, "they are loaded after the drop")
    await wait { mailbox.texts.count == 2 }
    #expect(mailbox.texts == ["a at 0.1", "b at 0.1"])
    let empty = UIDragItem(itemProvider: NSItemProvider())
    #expect(!table.user.drop([item("a"), empty], to: path(0, 1)))
    #expect(!table.user.drop([item("a")], to: path(2, 0)), "folders take no text")
  }

  @Test func `carries the model in the app, and data to other apps`() throws {
    let dragged = try #require(beginDrag(0, 1).items.first)
    #expect(dragged.localObject as? Mail == Mail(2))
    #expect(dragged.itemProvider.canLoadObject(ofClass: NSString.self))
    list.apply {
      ListSection(id: 0) {
        Row(MailCell.self, Mail(1)).draggable { _ in nil }
        Row(MailCell.self, Mail(2)).draggable { _ in nil }.draggable()
        Row(MailCell.self, Mail(3)).draggable().on(.canDrag) { _ in false }
      }
    }
    #expect(table.user.beginDrag(ofRowAt: path(0, 0)) == nil)
    #expect(table.user.beginDrag(ofRowAt: path(0, 1))?.items.count == 1)
    #expect(table.user.beginDrag(ofRowAt: path(0, 2)) == nil)
  }

  @Test func `copies if a handler wants it, or the drag doesn't allow moves`() throws {
    final class Restricted: NSObject, UITableViewDragDelegate {
      func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at path: IndexPath
      ) -> [UIDragItem] { [] }
      func tableView(
        _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
      ) -> Bool { false }
    }
    func operation(_ effect: DropEffect) throws -> UIDropOperation? {
      list.apply {
        ListSection(id: 0) {
          Row(MailCell.self, Mail(1)).draggable()
          Row(MailCell.self, Mail(2))
            .onDrop(of: Mail.self, effect: { _, _ in effect }) { _, _ in }
        }
      }
      let drag = try beginDrag(0, 0)
      defer { drag.cancel() }
      return drag.proposedOperation(at: path(0, 1), of: table)
    }
    #expect(try operation(.move) == .move)
    #expect(try operation(.copy) == .copy)
    #expect(try operation(.none) == .cancel)
    #expect(try operation(.forbidden) == .forbidden)
    let own = Restricted()
    table.dragDelegate = own
    #expect(try operation(.move) == .copy)
  }

  @Test func `drops onto a row or beside it, if both are possible, where the finger is`() throws {
    var drops: [String] = []
    list.apply {
      ListSection(id: 0) {
        Row(MailCell.self, Mail(1)).draggable()
        Row(MailCell.self, Mail(2)).onDrop(of: Mail.self) { _, _ in drops.append("onto") }
      }
      .onDrop(of: Mail.self) { _, index in drops.append("at \(index)") }
    }
    for position in [0.1, 0.25, 0.75, 0.9] {
      #expect(try beginDrag(0, 0).drop(at: path(0, 1), of: table, position: position))
    }
    #expect(drops == ["at 1", "onto", "onto", "at 1"])
  }

  @Test func `doesn't drop a row onto itself`() {
    list.apply {
      ListSection(id: 0) {
        Row(MailCell.self, Mail(1)).draggable()
          .onDrop(of: Mail.self) { _, _ in Issue.record("onto itself") }
      }
    }
    #expect(!table.user.dragAndDropRow(from: path(0, 0), to: path(0, 0)))
  }

  @Test func `selects a row over which items are held, if the row wants it`() throws {
    let drag = try beginDrag(0, 0)
    #expect(drag.hold(overRowAt: path(2, 1), of: table))
    #expect(mailbox.opened == ["bin"])
    #expect(!drag.hold(overRowAt: path(0, 1), of: table))
    #expect(drag.drop(at: path(2, 1), of: table))
    #expect(mailbox.folders[1].messages == [1])
  }

  @Test func `leaves spring loading as you set it`() throws {
    let list = TableList()
    list.table.isSpringLoaded = true
    list.show(mailbox)
    let drag = try #require(list.table.user.beginDrag(ofRowAt: path(0, 0)))
    #expect(drag.hold(overRowAt: path(0, 1), of: list.table))
  }

  @Test func `changes nothing in a list without it`() {
    let list = TableList()
    list.table.dragInteractionEnabled = false
    list.apply { ListSection(id: 0) { Row(MailCell.self, Mail(1)) } }
    #expect(list.table.dragDelegate == nil)
    #expect(list.table.dropDelegate == nil)
    #expect(!list.table.isSpringLoaded)
    #expect(!list.table.dragInteractionEnabled)
  }

  @Test func `begins with the first row on screen that needs it`() throws {
    let list = TableList()
    // Phones allow no drags by default.
    list.table.dragInteractionEnabled = false
    list.apply {
      ListSection(id: 0) {
        for number in 0..<40 {
          if number == 30 {
            Row(MailCell.self, Mail(number)).draggable().onDrop(of: Mail.self) { _, _ in }
          } else {
            Row(MailCell.self, Mail(number))
          }
        }
      }
    }
    #expect(list.table.dragDelegate == nil)
    list.driver.scroll(to: 30, at: .top)
    list.table.layoutIfNeeded()
    #expect(list.table.user.beginDrag(ofRowAt: path(0, 30)) != nil)
    #expect(list.table.dropDelegate != nil)
    list.table.dragInteractionEnabled = false
    list.apply { ListSection(id: 0) { Row(MailCell.self, Mail(1)).draggable() } }
    #expect(!list.table.dragInteractionEnabled, "you can disable it again")
  }

  @Test func `accepts nothing once the owner is deallocated`() {
    final class Owner {}
    var owner: Owner? = Owner()
    if let owner {
      list.apply {
        ListSection(id: 0) {
          Row(MailCell.self, Mail(1)).draggable()
          Row(MailCell.self, Mail(2)).onDrop(of: Mail.self, weak: owner) { _, _, _ in }
        }
        .onDrop(of: Mail.self, weak: owner) { _, _, _ in }
      }
    }
    #expect(table.user.dragAndDropRow(from: path(0, 0), to: path(0, 1)))
    owner = nil
    #expect(!table.user.dragAndDropRow(from: path(0, 0), to: path(0, 1)))
  }

  @Test func `drops a row that the view itself moves`() async {
    // A table doesn't ask its drop delegate about a row that it can move.
    table.user.moveRow(from: path(0, 0), to: path(0, 2))
    #expect(mailbox.ids == [[2, 3, 1], [4]])
    await nextTurn()
    #expect(list.driver.model(at: RowPath(section: 0, row: 2), as: Mail.self)?.id == 1)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `animates to the new place in a list that follows its model`() {
    let inbox = Inbox()
    list.driver.follow {
      ListSection(id: 0) {
        for message in inbox.messages { Row(MailCell.self, message).draggable() }
      }
      .onDrop(of: Mail.self, weak: inbox) { $0.insert($1, at: $2) }
    }
    table.layoutIfNeeded()
    #expect(table.user.dragAndDropRow(from: path(0, 0), to: path(0, 2)))
    #expect(inbox.messages.map(\.id) == [2, 3, 1])
    #expect(table.animatedDrops == ["at 0.2"])
  }

  @Test func `shows content that a handler applies in the next turn before the drop is animated`() {
    final class Letters {
      var letters = ["a", "b", "c"]
    }
    let letters = Letters()
    func section() -> ListSection<UITableViewCell> {
      ListSection(id: 0) {
        for letter in letters.letters { Row(TextCell.self, letter).id(letter).draggable() }
      }
      .onDrop(of: String.self) { dropped, index in
        letters.letters.removeAll(where: dropped.contains)
        letters.letters.insert(contentsOf: dropped, at: index)
        list.driver.applyInNextTurn(weak: letters) { _ in section() }
      }
    }
    list.apply { section() }
    #expect(table.user.dragAndDropRow(from: path(0, 0), to: path(0, 2)))
    #expect(table.animatedDrops == ["at 0.2"])
    #expect(
      (0..<3).map { list.driver.model(at: RowPath(section: 0, row: $0), as: String.self) } == [
        "b", "c", "a",
      ])
  }
}
