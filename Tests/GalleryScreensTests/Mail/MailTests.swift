import GalleryModels
import HeadlessUIKit
import Testing

@MainActor
struct `Mailboxes` {
  @available(iOS 17, macOS 14, *)
  @Test(arguments: MailVersion.allCases)
  func `are an outline, whose accounts a tap collapses`(_ version: MailVersion) async throws {
    let mail = try ShownMail(version)
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

  @available(iOS 17, macOS 14, *)
  @Test(arguments: MailVersion.allCases)
  func `open by a tap, and expand by their chevrons`(_ version: MailVersion) throws {
    let mail = try ShownMail(version)
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

  @available(iOS 17, macOS 14, *)
  @Test(arguments: MailVersion.allCases)
  func `count unread messages in the same cells, and stay collapsed`(
    _ version: MailVersion
  ) async throws {
    let mail = try ShownMail(version)
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

  @available(iOS 17, macOS 14, *)
  @Test(arguments: MailVersion.allCases)
  func
    `stay expanded when messages arrive, and show numbers that changed while they were collapsed`(
      _ version: MailVersion
    ) async throws
  {
    let mail = try ShownMail(version)
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

  @available(iOS 17, macOS 14, *)
  @Test(arguments: MailVersion.allCases)
  func `take messages that are dropped on them`(_ version: MailVersion) async throws {
    let mail = try ShownMail(version)
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

  @available(iOS 17, macOS 14, *)
  @Test(arguments: MailVersion.allCases)
  func `open in code, and show themselves`(_ version: MailVersion) async throws {
    let mail = try ShownMail(version)
    version.open("Work/Lists/Swift", in: mail.mailboxesScreen)
    await mail.settle()
    #expect(mail.mailboxTitles[3...4] == ["  Lists", "    Swift"])
    #expect(mail.mailboxes.indexPathsForSelectedItems == [path(0, 4)])
    #expect(mail.openedMailboxes == ["Work/Lists/Swift"])
    version.open("Work/Inbox", in: mail.mailboxesScreen)
    version.open("Work/Unknown", in: mail.mailboxesScreen)
    await mail.settle()
    #expect(mail.mailboxes.indexPathsForSelectedItems == [path(0, 1)])
    #expect(mail.openedMailboxes == ["Work/Lists/Swift", "Work/Inbox"])
  }

  @available(iOS 17, macOS 14, *)
  @Test(arguments: MailVersion.allCases)
  func `open if messages are held over them, except accounts`(_ version: MailVersion) throws {
    let mail = try ShownMail(version)
    let drag = try #require(mail.messages.user.beginDrag(ofItemAt: path(0, 0)))
    #expect(drag.hold(overItemAt: path(0, 2), of: mail.mailboxes))
    #expect(!drag.hold(overItemAt: path(0, 0), of: mail.mailboxes))
    #expect(mail.openedMailboxes == ["Work/Archive"])
    #expect(mail.mailboxTitles.count == 6)
    drag.cancel()
  }

  @available(iOS 17, macOS 14, *)
  @Test(arguments: MailVersion.allCases)
  func `refuse messages on accounts, and the data of other apps`(_ version: MailVersion) throws {
    let mail = try ShownMail(version)
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
  @available(iOS 17, macOS 14, *)
  @Test(arguments: MailVersion.allCases)
  func `are marked as read by a tap, which selects none`(_ version: MailVersion) async throws {
    let mail = try ShownMail(version)
    #expect(mail.messageTitles == ["Minutes •", "Lunch?", "A bug in the relay"])
    let cell = mail.messageCell(0)
    mail.messages.user.tapItem(at: path(0, 0))
    await mail.settle()
    #expect(mail.messageTitles == ["Minutes", "Lunch?", "A bug in the relay"])
    #expect(mail.messageCell(0) === cell)
    #expect(mail.messages.indexPathsForSelectedItems?.isEmpty != false)
  }

  @available(iOS 17, macOS 14, *)
  @Test(arguments: MailVersion.allCases)
  func `are deleted, archived, flagged and marked by swipes`(_ version: MailVersion) async throws {
    let mail = try ShownMail(version)
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

  @available(iOS 17, macOS 14, *)
  @Test(arguments: MailVersion.allCases)
  func `are gone from the list when the swipe that deletes them completes`(
    _ version: MailVersion
  ) throws {
    let mail = try ShownMail(version)
    try mail.swipe(0, from: .trailing, "Delete")
    #expect(mail.messages.numberOfItems(inSection: 0) == 2)
  }

  @available(iOS 17, macOS 14, *)
  @Test(arguments: MailVersion.allCases)
  func `are selected while they are edited, and archived together`(
    _ version: MailVersion
  ) async throws {
    let mail = try ShownMail(version)
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

  @available(iOS 17, macOS 14, *)
  @Test(arguments: MailVersion.allCases)
  func `stay selected when others arrive, and are counted when the server deletes them`(
    _ version: MailVersion
  ) async throws {
    let mail = try ShownMail(version)
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

  @available(iOS 17, macOS 14, *)
  @Test(arguments: MailVersion.allCases)
  func `are dragged together if they are selected`(_ version: MailVersion) async throws {
    let mail = try ShownMail(version)
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

  @available(iOS 17, macOS 14, *)
  @Test(arguments: MailVersion.allCases)
  func `are loaded page by page, each once`(_ version: MailVersion) async throws {
    let server = Server()
    let mail = try ShownMail(version, messages: Message.samples(40..<60)) { await server.page($0) }
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

  @available(iOS 17, macOS 14, *)
  @Test(arguments: MailVersion.allCases)
  func `are loaded when those on screen are deleted`(_ version: MailVersion) async throws {
    let server = Server()
    let mail = try ShownMail(version, messages: Message.samples(40..<80)) { await server.page($0) }
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

  @available(iOS 17, macOS 14, *)
  @Test(arguments: MailVersion.allCases)
  func `are replaced by a text if there are none`(_ version: MailVersion) async throws {
    let mail = try ShownMail(version)
    #expect(mail.emptyText == nil)
    mail.store.delete([1, 2, 3])
    await mail.settle()
    #expect(mail.emptyText == "No messages")
    mail.store.receive([Message(id: 4, sender: "Ada", subject: "New")], in: "Work/Inbox")
    await mail.settle()
    #expect(mail.emptyText == nil)
    #expect(mail.messageTitles == ["New •"])
  }

  @available(iOS 17, macOS 14, *)
  @Test(arguments: MailVersion.allCases)
  func `change in their cells, and move down when others arrive`(
    _ version: MailVersion
  ) async throws {
    let mail = try ShownMail(version)
    let cells = (0..<3).map { mail.messageCell($0) }
    mail.store.setRead(true, [3])
    mail.store.receive([Message(id: 10, sender: "Ada", subject: "New")], in: "Work/Inbox")
    await mail.settle()
    #expect(mail.messageTitles == ["New •", "Minutes", "Lunch?", "A bug in the relay"])
    #expect((0..<3).allSatisfy { mail.messageCell($0 + 1) === cells[$0] })
  }

  @available(iOS 17, macOS 14, *)
  @Test(arguments: MailVersion.allCases)
  func `don't keep their screens alive, even while a page is loaded`(
    _ version: MailVersion
  ) async throws {
    let server = Server()
    weak var messagesScreen: UIViewController?
    weak var mailboxesScreen: UIViewController?
    do {
      let mail = try ShownMail(version, messages: Message.samples(40..<60)) {
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
