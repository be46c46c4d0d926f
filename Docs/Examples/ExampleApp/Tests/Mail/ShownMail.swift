import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

@testable import ExampleApp

/// The mailboxes of an account, and the messages of its inbox beside them.
@available(iOS 17, macOS 14, visionOS 1, *)
@MainActor
final class ShownMail {
  let store: MailStore
  let mailboxesScreen: MailboxesScreen
  let messagesScreen: MessagesScreen
  /// The collection views of the two screens.
  let mailboxes: UICollectionView
  let messages: UICollectionView
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 700, height: 500))
  private let opened = Opened()

  /// - Parameters:
  ///   - messages: the messages of the inbox.
  ///   - load: loads the other pages of the inbox.
  init(
    messages: [Message] = Message.samples(1..<4),
    load: @escaping @MainActor (Int) async -> [Message] = { _ in [] }
  ) throws {
    let inbox = Mailbox(id: "Work/Inbox")
    store = MailStore(
      accounts: [
        Mailbox(
          id: "Work",
          mailboxes: [
            inbox, Mailbox(id: "Work/Archive"),
            Mailbox(id: "Work/Lists", mailboxes: [Mailbox(id: "Work/Lists/Swift")]),
          ]),
        Mailbox(id: "Home", mailboxes: [Mailbox(id: "Home/Inbox")]),
      ],
      messages: [inbox.id: messages, "Home/Inbox": Message.samples(90..<92)],
      load: { mailbox, page in mailbox == inbox.id ? await load(page) : [] })
    mailboxesScreen = MailboxesScreen(store)
    mailboxesScreen.onOpen = { [opened] in opened.ids.append($0.id) }
    messagesScreen = MessagesScreen(inbox, in: store)
    let root = UIViewController()
    for screen in [mailboxesScreen, messagesScreen] {
      root.addChild(screen)
      root.view.addSubview(screen.view)
      screen.didMove(toParent: root)
    }
    mailboxesScreen.view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
    messagesScreen.view.frame = CGRect(x: 300, y: 0, width: 400, height: 500)
    window.rootViewController = root
    window.makeKeyAndVisible()
    mailboxes = try #require(mailboxesScreen.list.host.collectionView)
    self.messages = try #require(messagesScreen.list.host.collectionView)
    window.layoutIfNeeded()
  }

  /// The mailboxes that the user has opened.
  var openedMailboxes: [String] { opened.ids }

  private final class Opened {
    var ids: [String] = []
  }

  /// Returns after the screens have shown all changes of the store, and after pages were loaded.
  func settle() async {
    // A change is noted in one turn of the main actor, shown in the next, and may cause another. `yield` passes through
    // other threads, as the end of an `async` function may.
    for _ in 0..<10 {
      await Task { @MainActor in }.value
      await Task.yield()
    }
    window.layoutIfNeeded()
  }

  /// Removes the screens from the window.
  func close() { window.rootViewController = nil }

  // MARK: Looking

  /// The mailboxes on screen, each with two spaces per level and the number of unread messages.
  var mailboxTitles: [String] {
    cells(of: mailboxes).map { cell in
      let indentation = String(repeating: "  ", count: cell.indentationLevel)
      let content = cell.contentConfiguration as? UIListContentConfiguration
      return ([indentation + (content?.text ?? "–")] + [content?.secondaryText].compactMap(\.self))
        .joined(separator: " ")
    }
  }

  /// The numbers of the messages on screen, with a dot for unread messages and an F for flagged ones.
  var messageTitles: [String] {
    cells(of: messages).map { cell in
      let content = cell.contentConfiguration as? UIListContentConfiguration
      let isUnread = content?.imageProperties.tintColor == .systemBlue
      let isFlagged = cell.accessories.contains {
        if case .customView = $0.accessoryType { true } else { false }
      }
      return (content?.secondaryText ?? "–") + (isUnread ? " •" : "") + (isFlagged ? " F" : "")
    }
  }

  /// The text behind the messages, if there is one.
  var emptyText: String? {
    let view = messages.backgroundView as? any UIContentView
    return (view?.configuration as? UIListContentConfiguration)?.text
  }

  func messageCell(_ item: Int) -> UICollectionViewCell? {
    messages.cellForItem(at: path(0, item))
  }

  func mailboxCell(_ item: Int) -> UICollectionViewCell? {
    mailboxes.cellForItem(at: path(0, item))
  }

  private func cells(of collection: UICollectionView) -> [UICollectionViewListCell] {
    collection.layoutIfNeeded()
    return collection.indexPathsForVisibleItems.sorted()
      .compactMap { collection.cellForItem(at: $0) as? UICollectionViewListCell }
  }

  /// The buttons for the selected messages that are enabled, by their titles.
  var enabledActions: [String] { actions.filter(\.isEnabled).compactMap(\.title) }

  var undoButton: UIBarButtonItem {
    get throws { try #require(messagesScreen.navigationItem.rightBarButtonItems?.last) }
  }

  private var actions: [UIBarButtonItem] { messagesScreen.navigationItem.leftBarButtonItems ?? [] }

  // MARK: Touching

  /// Taps the chevron of a mailbox.
  func tapChevron(_ item: Int) throws {
    let cell = try #require(mailboxCell(item) as? UICollectionViewListCell)
    if mailboxes.user.tapAccessory(ofItemAt: path(0, item)) { return }
    let views = cell.accessories.compactMap { accessory in
      if case .customView(let view) = accessory.accessoryType { view as? UIControl } else { nil }
    }
    #expect(try #require(views.first).user.tap())
  }

  /// Swipes a message and taps an action.
  func swipe(_ item: Int, from edge: TableUser.Edge, _ title: String) throws {
    let swipe = try #require(messages.user.swipeItem(at: path(0, item), from: edge))
    #expect(swipe.tap(title))
  }

  /// Presses a message until its menu is shown.
  func openMenu(_ item: Int) throws -> ContextMenuOnScreen {
    try #require(messages.user.longPressItem(at: path(0, item)))
  }

  /// Taps a button for the selected messages.
  func tapAction(_ title: String) throws {
    #expect(try #require(actions.first { $0.title == title }).user.tap())
  }

  /// Drags a message to a mailbox.
  func drag(_ message: Int, to mailbox: Int) throws -> Bool {
    let drag = try #require(messages.user.beginDrag(ofItemAt: path(0, message)))
    return drag.drop(at: path(0, mailbox), of: mailboxes)
  }
}

func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }
