import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit
import TypedCellsUIKitTesting

@testable import ExampleApp

@MainActor
struct `Mailboxes` {
  @available(iOS 17, macOS 14, visionOS 1, *)
  @Test func `are an outline, whose accounts a tap collapses`() async throws {
    let mail = try ShownMail()
    #expect(
      mail.mailboxTitles == [
        "Work", "  Inbox 1", "  Archive", "  Lists", "Home", "  Inbox 1",
      ])
    let home = mail.mailboxCell(4)
    mail.mailboxes.user.tapItem(at: path(0, 0))
    await mail.settle()
    #expect(mail.mailboxTitles == ["Work", "Home", "  Inbox 1"])
    #expect(mail.mailboxCell(1) === home)
    mail.mailboxes.user.tapItem(at: path(0, 0))
    await mail.settle()
    #expect(mail.mailboxTitles.count == 6)
    #expect(mail.openedMailboxes.isEmpty)
  }

  @available(iOS 17, macOS 14, visionOS 1, *)
  @Test func `open by a tap, and expand by their chevrons`() throws {
    let mail = try ShownMail()
    #expect(mail.mailboxes.user.tapItem(at: path(0, 3)))
    #expect(mail.openedMailboxes == ["Work/Lists"])
    try mail.tapChevron(3)
    #expect(mail.mailboxTitles[3...4] == ["  Lists", "    Swift"])
    #expect(mail.openedMailboxes == ["Work/Lists"])
    #expect(mail.mailboxes.indexPathsForSelectedItems == [path(0, 3)])
    mail.mailboxes.user.tapItem(at: path(0, 1))
    #expect(mail.openedMailboxes == ["Work/Lists", "Work/Inbox"])
    #expect(mail.mailboxes.indexPathsForSelectedItems == [path(0, 1)])
    try mail.tapChevron(3)
    #expect(mail.mailboxTitles.count == 6)
  }

  @available(iOS 17, macOS 14, visionOS 1, *)
  @Test func `count unread messages in the same cells, and stay collapsed`() async throws {
    let mail = try ShownMail()
    mail.mailboxes.user.tapItem(at: path(0, 4))
    await mail.settle()
    mail.mailboxes.user.tapItem(at: path(0, 1))
    let cells = (0..<5).map { mail.mailboxCell($0) }
    mail.store.receive([Message(id: 10, sender: "Ada", subject: "New")], in: "Work/Inbox")
    await mail.settle()
    #expect(mail.mailboxTitles == ["Work", "  Inbox 2", "  Archive", "  Lists", "Home"])
    mail.store.setRead(true, [3, 10])
    await mail.settle()
    #expect(mail.mailboxTitles == ["Work", "  Inbox", "  Archive", "  Lists", "Home"])
    #expect((0..<5).allSatisfy { mail.mailboxCell($0) === cells[$0] })
    #expect(mail.mailboxes.indexPathsForSelectedItems == [path(0, 1)])
  }

  @available(iOS 17, macOS 14, visionOS 1, *)
  @Test func `stay expanded when messages arrive, and show numbers that changed meanwhile`()
    async throws
  {
    let mail = try ShownMail()
    try mail.tapChevron(3)
    #expect(mail.mailboxTitles[3...4] == ["  Lists", "    Swift"])
    mail.store.receive([Message(id: 10, sender: "Ada", subject: "New")], in: "Work/Inbox")
    await mail.settle()
    #expect(mail.mailboxTitles[1] == "  Inbox 2")
    #expect(mail.mailboxTitles[3...4] == ["  Lists", "    Swift"])
    try mail.tapChevron(3)
    #expect(mail.mailboxTitles.count == 6)
    mail.store.receive([Message(id: 11, sender: "Ada", subject: "New")], in: "Work/Lists/Swift")
    await mail.settle()
    #expect(mail.mailboxTitles.count == 6)
    try mail.tapChevron(3)
    #expect(mail.mailboxTitles[3...4] == ["  Lists", "    Swift 1"])
  }

  @available(iOS 17, macOS 14, visionOS 1, *)
  @Test func `take messages that are dropped on them`() async throws {
    let mail = try ShownMail()
    #expect(try mail.drag(0, to: 2))
    let cell = try #require(mail.mailboxCell(2)).bounds
    #expect(
      mail.mailboxes.animatedDropRects.map(\.origin) == [CGPoint(x: cell.midX, y: cell.midY)])
    await mail.settle()
    #expect(mail.messageTitles == ["Lunch?", "A bug in the relay"])
    #expect(mail.store.messages(in: "Work/Archive").map(\.id) == [3])
    #expect(mail.store.messages(in: "Work/Inbox").map(\.id) == [2, 1])
    #expect(mail.mailboxTitles[1...2] == ["  Inbox", "  Archive 1"])
  }

  @available(iOS 17, macOS 14, visionOS 1, *)
  @Test func `open in code, and show themselves`() async throws {
    let mail = try ShownMail()
    mail.mailboxesScreen.open("Work/Lists/Swift")
    await mail.settle()
    #expect(mail.mailboxTitles[3...4] == ["  Lists", "    Swift"])
    #expect(mail.mailboxes.indexPathsForSelectedItems == [path(0, 4)])
    #expect(mail.openedMailboxes == ["Work/Lists/Swift"])
    mail.mailboxesScreen.open("Work/Inbox")
    mail.mailboxesScreen.open("Work/Unknown")
    await mail.settle()
    #expect(mail.mailboxes.indexPathsForSelectedItems == [path(0, 1)])
    #expect(mail.openedMailboxes == ["Work/Lists/Swift", "Work/Inbox"])
  }

  @available(iOS 17, macOS 14, visionOS 1, *)
  @Test func `open if messages are held over them, except accounts`() throws {
    let mail = try ShownMail()
    let drag = try #require(mail.messages.user.beginDrag(ofItemAt: path(0, 0)))
    #expect(drag.hold(overItemAt: path(0, 2), of: mail.mailboxes))
    #expect(!drag.hold(overItemAt: path(0, 0), of: mail.mailboxes))
    #expect(mail.openedMailboxes == ["Work/Archive"])
    #expect(mail.mailboxTitles.count == 6)
    drag.cancel()
  }

  @available(iOS 17, macOS 14, visionOS 1, *)
  @Test func `refuse messages on accounts, and the data of other apps`() throws {
    let mail = try ShownMail()
    let drag = try #require(mail.messages.user.beginDrag(ofItemAt: path(0, 0)))
    #expect(drag.proposedOperation(at: path(0, 2), of: mail.mailboxes) == .move)
    #expect(drag.proposedOperation(at: path(0, 0), of: mail.mailboxes) == .forbidden)
    #expect(!drag.drop(at: path(0, 0), of: mail.mailboxes))
    let text = UIDragItem(itemProvider: NSItemProvider(object: "Tea" as NSString))
    #expect(!mail.mailboxes.user.drop([text], to: path(0, 2)))
    #expect(mail.store.messages(in: "Work/Inbox").count == 3)
  }
}

@MainActor
struct `Messages` {
  @available(iOS 17, macOS 14, visionOS 1, *)
  @Test func `are marked as read by a tap, which selects none`() async throws {
    let mail = try ShownMail()
    #expect(mail.messageTitles == ["Minutes •", "Lunch?", "A bug in the relay"])
    let cell = mail.messageCell(0)
    mail.messages.user.tapItem(at: path(0, 0))
    await mail.settle()
    #expect(mail.messageTitles == ["Minutes", "Lunch?", "A bug in the relay"])
    #expect(mail.messageCell(0) === cell)
    #expect(mail.messages.indexPathsForSelectedItems?.isEmpty != false)
  }

  @available(iOS 17, macOS 14, visionOS 1, *)
  @Test func `are deleted, archived, flagged and marked by swipes`() async throws {
    let mail = try ShownMail()
    #expect(
      mail.messages.user.swipeItem(at: path(0, 0), from: .trailing)?.titles
        == ["Delete", "Archive", "Flag"])
    #expect(mail.messages.user.swipeItem(at: path(0, 0), from: .leading)?.titles == ["Read"])
    try mail.swipe(0, from: .leading, "Read")
    try mail.swipe(1, from: .leading, "Unread")
    try mail.swipe(1, from: .trailing, "Flag")
    await mail.settle()
    #expect(mail.messageTitles == ["Minutes", "Lunch? • F", "A bug in the relay"])
    #expect(
      mail.messages.user.swipeItem(at: path(0, 1), from: .trailing)?.titles
        == ["Delete", "Archive", "Unflag"])
    try mail.swipe(1, from: .trailing, "Unflag")
    #expect(mail.messages.user.swipeItem(at: path(0, 0), from: .trailing)?.swipeOn() == true)
    await mail.settle()
    #expect(mail.messageTitles == ["Lunch? •", "A bug in the relay"])
    try mail.swipe(1, from: .trailing, "Archive")
    await mail.settle()
    #expect(mail.messageTitles == ["Lunch? •"])
    #expect(mail.store.messages(in: "Work/Archive").map(\.id) == [1])
  }

  @available(iOS 17, macOS 14, visionOS 1, *)
  @Test func `are gone from the list when the swipe that deletes them completes`() throws {
    let mail = try ShownMail()
    try mail.swipe(0, from: .trailing, "Delete")
    #expect(mail.messages.numberOfItems(inSection: 0) == 2)
  }

  @available(iOS 17, macOS 14, visionOS 1, *)
  @Test func `are selected while they are edited, and archived together`() async throws {
    let mail = try ShownMail()
    #expect(mail.messagesScreen.title == "Inbox")
    mail.messagesScreen.setEditing(true, animated: false)
    #expect(mail.messages.user.accessories(ofItemAt: path(0, 0)) == [.multiselect])
    #expect(mail.enabledActions.isEmpty)
    mail.messages.user.tapItem(at: path(0, 0))
    mail.messages.user.tapItem(at: path(0, 1))
    mail.messages.user.tapItem(at: path(0, 2))
    mail.messages.user.tapItem(at: path(0, 1))
    #expect(mail.messagesScreen.title == "2 selected")
    #expect(mail.enabledActions == ["Mark as Read", "Archive", "Delete"])
    #expect(mail.messageTitles.first == "Minutes •", "a tap doesn't open it")
    try mail.tapAction("Archive")
    await mail.settle()
    #expect(mail.messageTitles == ["Lunch?"])
    #expect(mail.store.messages(in: "Work/Archive").map(\.id) == [3, 1])
    #expect(mail.messagesScreen.title == "Inbox")
    #expect(mail.enabledActions.isEmpty)
    mail.messages.user.tapItem(at: path(0, 0))
    mail.messagesScreen.setEditing(false, animated: false)
    #expect(mail.messages.indexPathsForSelectedItems?.isEmpty != false)
    #expect(mail.messagesScreen.navigationItem.leftBarButtonItems == nil)
  }

  @available(iOS 17, macOS 14, visionOS 1, *)
  @Test func `stay selected when others arrive, and are counted when some are deleted`()
    async throws
  {
    let mail = try ShownMail()
    mail.messagesScreen.setEditing(true, animated: false)
    for item in 1...2 { mail.messages.user.tapItem(at: path(0, item)) }
    mail.store.receive([Message(id: 10, sender: "Ada", subject: "New")], in: "Work/Inbox")
    mail.store.setFlagged(true, [2])
    await mail.settle()
    #expect(mail.messages.indexPathsForSelectedItems?.sorted() == [path(0, 2), path(0, 3)])
    mail.store.delete([2])
    await mail.settle()
    #expect(mail.messagesScreen.title == "1 selected")
    try mail.tapAction("Delete")
    await mail.settle()
    #expect(mail.messageTitles == ["New •", "Minutes •"])
  }

  @available(iOS 17, macOS 14, visionOS 1, *)
  @Test func `are dragged together if they are selected`() async throws {
    let mail = try ShownMail()
    mail.messagesScreen.setEditing(true, animated: false)
    mail.messages.user.tapItem(at: path(0, 0))
    mail.messages.user.tapItem(at: path(0, 2))
    let other = try #require(mail.messages.user.beginDrag(ofItemAt: path(0, 1)))
    #expect(other.items.count == 1)
    other.cancel()
    let drag = try #require(mail.messages.user.beginDrag(ofItemAt: path(0, 2)))
    #expect(drag.items.count == 2)
    #expect(!drag.addItem(at: path(0, 0), of: mail.messages), "it is dragged already")
    #expect(drag.drop(at: path(0, 5), of: mail.mailboxes))
    await mail.settle()
    #expect(mail.messageTitles == ["Lunch?"])
    #expect(mail.store.messages(in: "Home/Inbox").map(\.id) == [91, 90, 3, 1])
    #expect(mail.mailboxTitles[5] == "  Inbox 2")
  }

  @available(iOS 17, macOS 14, visionOS 1, *)
  @Test func `are loaded page by page, each once`() async throws {
    let server = Server()
    let mail = try ShownMail(messages: Message.samples(40..<60)) { await server.page($0) }
    await mail.settle()
    #expect(server.requests.isEmpty)
    mail.messages.user.scroll(by: 10_000)
    mail.messages.user.scroll(by: -100)
    mail.messages.user.scroll(by: 100)
    await mail.settle()
    #expect(server.requests == [1], "it waits for the page")
    server.answer(Message.samples(30..<40))
    await mail.settle()
    #expect(mail.messages.numberOfItems(inSection: 0) == 30)
    #expect(server.requests == [1])
    mail.messages.user.scroll(by: 10_000)
    await mail.settle()
    #expect(server.requests == [1, 2])
    server.answer([])
    await mail.settle()
    mail.messages.user.scroll(by: -10_000)
    mail.messages.user.scroll(by: 10_000)
    await mail.settle()
    #expect(server.requests == [1, 2], "an empty page is the last one")
  }

  @available(iOS 17, macOS 14, visionOS 1, *)
  @Test func `are loaded when those on screen are deleted`() async throws {
    let server = Server()
    let mail = try ShownMail(messages: Message.samples(40..<80)) { await server.page($0) }
    mail.store.delete(Set(43..<80))
    await mail.settle()
    #expect(server.requests == [1], "three messages don't fill the screen")
    mail.store.delete(Set(40..<43))
    await mail.settle()
    #expect(server.requests == [1], "it waits for the page")
    server.answer(Message.samples(10..<40))
    await mail.settle()
    #expect(mail.messages.numberOfItems(inSection: 0) == 30)
    #expect(server.requests == [1])
    mail.store.delete(Set(10..<40))
    await mail.settle()
    #expect(server.requests == [1, 2], "none are left")
    server.answer([])
    await mail.settle()
    #expect(server.requests == [1, 2], "an empty page is the last one")
    #expect(mail.emptyText == "No messages")
  }

  @available(iOS 17, macOS 14, visionOS 1, *)
  @Test func `are replaced by a text if there are none`() async throws {
    let mail = try ShownMail()
    #expect(mail.emptyText == nil)
    mail.store.delete([1, 2, 3])
    await mail.settle()
    #expect(mail.emptyText == "No messages")
    mail.store.receive([Message(id: 4, sender: "Ada", subject: "New")], in: "Work/Inbox")
    await mail.settle()
    #expect(mail.emptyText == nil)
    #expect(mail.messageTitles == ["New •"])
  }

  @available(iOS 17, macOS 14, visionOS 1, *)
  @Test func `change in their cells, and move down when others arrive`() async throws {
    let mail = try ShownMail()
    let cells = (0..<3).map { mail.messageCell($0) }
    mail.store.setRead(true, [3])
    mail.store.receive([Message(id: 10, sender: "Ada", subject: "New")], in: "Work/Inbox")
    await mail.settle()
    #expect(mail.messageTitles == ["New •", "Minutes", "Lunch?", "A bug in the relay"])
    #expect((0..<3).allSatisfy { mail.messageCell($0 + 1) === cells[$0] })
  }

  @available(iOS 17, macOS 14, visionOS 1, *)
  @Test func `are flagged and deleted by a menu`() async throws {
    let mail = try ShownMail()
    assertContextMenu(["Flag", "Move to", "Delete"], ofRowWithID: 3, in: mail.messagesScreen.list)
    #expect(try mail.openMenu(0).choose("Flag"))
    await mail.settle()
    #expect(mail.messageTitles == ["Minutes • F", "Lunch?", "A bug in the relay"])
    #expect(try mail.openMenu(0).choose("Unflag"))
    #expect(try mail.openMenu(1).choose("Delete"))
    await mail.settle()
    #expect(mail.messageTitles == ["Minutes •", "A bug in the relay"])
  }

  @available(iOS 17, macOS 14, visionOS 1, *)
  @Test func `are moved by a menu, in which their mailbox is checked`() async throws {
    let mail = try ShownMail()
    let menu = try mail.openMenu(0)
    let accounts = menu.menu?.children.compactMap { $0 as? UIMenu }.first?.children ?? []
    #expect(accounts.map(\.title) == ["Work", "Home"])
    let targets = (accounts.first as? UIMenu)?.children.compactMap { $0 as? UIAction } ?? []
    #expect(targets.map(\.title) == ["Inbox", "Archive", "Lists", "Swift"])
    #expect(targets.map(\.state) == [.on, .off, .off, .off])
    #expect(menu.choose("Archive"))
    await mail.settle()
    #expect(mail.messageTitles == ["Lunch?", "A bug in the relay"])
    #expect(mail.mailboxTitles[1...2] == ["  Inbox", "  Archive 1"])
  }

  @available(iOS 17, macOS 14, visionOS 1, *)
  @Test func `come back when deletions are undone, one after the other`() async throws {
    let mail = try ShownMail()
    await mail.settle()
    #expect(try !mail.undoButton.user.tap(), "nothing was deleted")
    try mail.swipe(1, from: .trailing, "Delete")
    mail.messagesScreen.setEditing(true, animated: false)
    for item in 0...1 { mail.messages.user.tapItem(at: path(0, item)) }
    try mail.tapAction("Delete")
    await mail.settle()
    #expect(mail.messageTitles == [])
    #expect(try mail.undoButton.user.tap())
    await mail.settle()
    #expect(mail.messageTitles == ["Minutes •", "A bug in the relay"])
    #expect(try mail.undoButton.user.tap())
    await mail.settle()
    #expect(mail.messageTitles == ["Minutes •", "Lunch?", "A bug in the relay"])
    #expect(try !mail.undoButton.user.tap())
  }

  @available(iOS 17, macOS 14, visionOS 1, *)
  @Test func `are found among 5,000 while the user types`() async throws {
    let messages = (0..<5_000).reversed().map {
      Message(id: $0, sender: "Ada Lovelace", subject: "Note \($0)")
    }
    let store = MailStore(accounts: [], messages: ["Work/Inbox": messages])
    let shown = OnScreen(MessagesScreen(Mailbox(id: "Work/Inbox"), in: store))
    let list = shown.screen.list
    let bar = try #require(shown.screen.navigationItem.searchController).searchBar
    #expect(bar.user.tap())
    for letter in "note 49" { #expect(bar.user.type(String(letter))) }
    #expect(list.rowCount(in: 0) == 111)
    #expect(list.model(at: RowPath(section: 0, row: 0), as: Message.self)?.id == 4_999)
    store.delete([4_999])
    await list.followedChanges()
    #expect(list.rowCount(in: 0) == 110, "it still follows the store")
    #expect(bar.user.type("x"))
    #expect(list.rowCount(in: 0) == 0)
    #expect(shown.screen.view.texts.contains("No messages with “note 49x”"))
    #expect(bar.user.cancel())
    #expect(list.rowCount(in: 0) == 4_999)
  }

  @available(iOS 17, macOS 14, visionOS 1, *)
  @Test func `don't keep their screens alive, even while a page is loaded`() async throws {
    let server = Server()
    weak var messagesScreen: UIViewController?
    weak var mailboxesScreen: UIViewController?
    do {
      let mail = try ShownMail(messages: Message.samples(40..<60)) {
        await server.page($0)
      }
      mail.messages.user.scroll(by: 10_000)
      await mail.settle()
      mail.messages.user.scroll(by: -10_000)
      try mail.swipe(0, from: .leading, "Unread")
      try mail.swipe(1, from: .trailing, "Delete")
      try mail.tapChevron(3)
      mail.messagesScreen.setEditing(true, animated: false)
      mail.messages.user.tapItem(at: path(0, 0))
      #expect(try mail.drag(0, to: 2))
      await mail.settle()
      (messagesScreen, mailboxesScreen) = (mail.messagesScreen, mail.mailboxesScreen)
      mail.close()
    }
    await wait { messagesScreen == nil && mailboxesScreen == nil }
    #expect(server.requests == [1])
    #expect(messagesScreen == nil)
    #expect(mailboxesScreen == nil)
    server.answer([])
  }
}

/// A server that answers when the test calls `answer`.
@MainActor
private final class Server {
  private(set) var requests: [Int] = []
  private var waiting: CheckedContinuation<[Message], Never>?

  func page(_ number: Int) async -> [Message] {
    requests.append(number)
    return await withCheckedContinuation { waiting = $0 }
  }

  func answer(_ messages: [Message]) {
    waiting?.resume(returning: messages)
    waiting = nil
  }
}
