import Testing
import TypedCells
import TypedCellsAppKit
import TypedCellsTesting

@testable import MacMail

/// A screen in a window that isn't shown, and its table.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor
private final class ShownMessages {
  let store: MailStore
  let screen: MessagesController
  let table: NSTableView
  private let window: NSWindow

  init(_ messages: [Message], load: @escaping MailStore.Load = { _, _ in [] }) throws {
    let inbox = Mailbox(id: "Work/Inbox")
    store = MailStore(accounts: [], messages: [inbox.id: messages], load: load)
    screen = MessagesController(inbox, in: store)
    window = NSWindow(
      contentRect: CGRect(x: 0, y: 0, width: 320, height: 280), styleMask: [], backing: .buffered,
      defer: false)
    screen.view.frame = CGRect(x: 0, y: 0, width: 320, height: 280)
    window.contentView?.addSubview(screen.view)
    table = try #require(screen.list.host.tableView)
    layOut()
  }

  /// Lays the table out, and ends its animations.
  private func layOut() {
    table.layoutSubtreeIfNeeded()
    #if os(macOS)
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.4))
    #else
      NSAnimationContext.finish()
    #endif
    table.layoutSubtreeIfNeeded()
  }

  /// Returns after the table shows all changes of the store, and pages were loaded.
  func settle() async {
    for _ in 0..<4 {
      await screen.list.followedChanges()
      layOut()
    }
  }

  /// The texts of the messages on screen.
  var texts: [String] {
    screen.list.host.visibleCells.compactMap { ($0.cell as? MessageCell)?.label.stringValue }
  }

  /// Performs the action with a title, as a swipe from the edge does.
  func swipe(_ event: RowEvent<Void, [RowAction]>, _ title: String, row: Int) throws {
    let actions = screen.list.send(event, toRowAt: RowPath(section: 0, row: row)) ?? []
    let action = try #require(actions.first { $0.title == title })
    action()
  }
}

@MainActor
@Suite(.serialized)
struct `Messages on a Mac` {
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `follow their store, in the same cells`() async throws {
    let shown = try ShownMessages(Message.samples(1..<4))
    #expect(
      shown.texts == [
        "• Barbara Liskov: Minutes", "Alan Turing: Lunch?", "Grace Hopper: A bug in the relay",
      ])
    let cell = shown.screen.list.visibleCell(of: 3, as: MessageCell.self)
    shown.store.receive([Message(id: 4, sender: "Ada", subject: "New")], in: "Work/Inbox")
    shown.store.setRead(true, [3])
    await shown.settle()
    #expect(shown.texts.prefix(2) == ["• Ada: New", "Barbara Liskov: Minutes"])
    #expect(shown.screen.list.visibleCell(of: 3, as: MessageCell.self) === cell)
    #expect(shown.table.numberOfRows == 5, "four messages and the footer")
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `are marked, flagged and deleted by swipes`() async throws {
    let shown = try ShownMessages(Message.samples(1..<4))
    try shown.swipe(.leadingSwipeActions, "Read", row: 0)
    try shown.swipe(.trailingSwipeActions, "Flag", row: 1)
    try shown.swipe(.trailingSwipeActions, "Delete", row: 2)
    await shown.settle()
    #expect(shown.texts == ["Barbara Liskov: Minutes", "⚑ Alan Turing: Lunch?"])
    try shown.swipe(.trailingSwipeActions, "Unflag", row: 1)
    await shown.settle()
    #expect(shown.texts.last == "Alan Turing: Lunch?")
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `stay selected when others arrive, and are marked as read together`() async throws {
    let shown = try ShownMessages(Message.samples(1..<7))
    await assertSelection([6, 3], in: shown.screen.list) {
      shown.store.receive([Message(id: 9, sender: "Ada", subject: "New")], in: "Work/Inbox")
      await shown.settle()
    }
    #expect(shown.table.selectedRowIndexes.map { $0 } == [1, 4])
    shown.screen.markSelectionAsRead()
    await shown.settle()
    #expect(shown.store.messages(in: "Work/Inbox").filter { !$0.isRead }.map(\.id) == [9])
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `are loaded at the end, once for each end`() async throws {
    let shown = try ShownMessages(Message.samples(40..<60)) { _, page in
      page < 3 ? Message.samples(60 - 20 * (page + 1)..<60 - 20 * page) : []
    }
    await assertReachesOnce(.end, of: shown.screen.list) {
      shown.table.scrollRowToVisible(shown.table.numberOfRows - 1)
      shown.table.layoutSubtreeIfNeeded()
    }
    #expect(shown.screen.list.rowCount(in: 0) == 60)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `have cells that pass the laws of cells`() {
    assertCellLaws(
      MessageCell.self, samples: Message.samples(1..<4), .made { MessageCell(frame: .zero) },
      .observing { $0.label.stringValue })
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `don't keep their screen alive`() async throws {
    weak var screen: MessagesController?
    do {
      let shown = try ShownMessages(Message.samples(1..<4))
      screen = shown.screen
      #expect(screen != nil)
    }
    for _ in 0..<10_000 where screen != nil { await Task.yield() }
    #expect(screen == nil)
  }
}
