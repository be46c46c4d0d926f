import GalleryModels
import GalleryScreens
import HeadlessUIKit
import Testing
import TypedCellsUIKit

/// The mailboxes of an account, and the messages of its inbox beside them.
@available(iOS 17, macOS 14, *)
@MainActor
final class ShownMail {
  let store: MailStore
  let mailboxesScreen: UIViewController
  let messagesScreen: UIViewController
  /// The collection views of the two screens.
  let mailboxes: UICollectionView
  let messages: UICollectionView
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 700, height: 500))
  private let opened = Opened()

  /// - Parameters:
  ///   - version: how the screens are made.
  ///   - messages: the messages of the inbox.
  ///   - load: loads the other pages of the inbox.
  init(
    _ version: MailVersion, messages: [Message] = Message.samples(1..<4),
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
    mailboxesScreen = version.mailboxes(of: store) { [opened] in opened.ids.append($0.id) }
    messagesScreen = version.messages(in: inbox, of: store)
    let root = UIViewController()
    for (x, screen) in [(0.0, mailboxesScreen), (300, messagesScreen)] {
      root.addChild(screen)
      root.view.addSubview(screen.view)
      screen.view.frame = CGRect(x: x, y: 0, width: x == 0 ? 300 : 400, height: 500)
      screen.didMove(toParent: root)
    }
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.mailboxes = try #require(Self.collection(in: mailboxesScreen))
    self.messages = try #require(Self.collection(in: messagesScreen))
    window.layoutIfNeeded()
  }

  private static func collection(in screen: UIViewController) -> UICollectionView? {
    screen.view.subviews.lazy.compactMap { $0 as? UICollectionView }.first
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
