import Foundation
import TypedCells
import TypedCellsUIKit

/// A chat. It opens at the first unread message, or where the user left it, or at its end, which it follows.
final class ChatScreen: UIViewController {
  /// Opens a link. In an app, it calls `UIApplication.shared.open(_:)`.
  var openLink: (URL) -> Void = { _ in }
  /// Copies a text. In an app, it sets `UIPasteboard.general.string`.
  var copyText: (String) -> Void = { _ in }

  private let store: ChatStore
  private let places: ChatPlaces
  private(set) lazy var list = TableList(tableView)
  let tableView = UITableView()
  let newMessages = NewMessagesButton()
  let inputBar = InputBar()

  init(_ store: ChatStore, places: ChatPlaces = ChatPlaces()) {
    self.store = store
    self.places = places
    super.init(nibName: nil, bundle: nil)
    title = store.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    list.keptPlace = .bottom
    list.followsEnd = .near(points: 100)
    list.host.alignsContentToBottom = true
    list.onAtEndChange(weak: self) { screen, isAtEnd in
      if isAtEnd { screen.newMessages.count = 0 }
    }
    store.onChange = { [weak self] in self?.show() }
    store.onReceive = { [weak self] in
      if let self, !list.isAtEnd { newMessages.count += 1 }
    }
    newMessages.addAction(
      UIAction { [weak self] _ in self?.list.scroll(to: .end, animated: true) },
      for: .primaryActionTriggered)
    inputBar.onSend = { [weak self] in self?.send($0) }
    show()
    Task { [weak self] in await self?.open() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    // If no message is on screen yet, the old place is still right.
    guard let place = list.place(of: ChatMessage.ID.self) else { return }
    places[store.name] = list.isAtEnd ? nil : place
  }

  /// Loads the page with the place where the chat opens. The others are loaded when the user scrolls there.
  private func open() async {
    let place = store.firstUnread.map { ListPlace(of: $0, at: .start) } ?? places[store.name]
    if let place { list.restore(place) }
    await store.load(upTo: place?.id)
    list.onReachStart(weak: store) { await $0.loadOlder() }
  }

  /// Sends a text, and shows it wherever the user is.
  private func send(_ text: String) {
    store.send(text)
    list.scroll(to: .end, animated: true)
  }

  /// Scrolls to a message, which may have to be loaded first.
  func scroll(to id: ChatMessage.ID) async {
    await store.load(upTo: id)
    list.scroll(to: id, at: .middle, animated: true)
  }
}

// MARK: Content

/// A row that isn't a message. Its identity has a type of its own, so that it's no place where a chat opens.
enum ChatHint {
  case loading, typing
}

extension ChatScreen {
  private func show() {
    list.apply {
      if store.hasOlder {
        ListSection(id: "older") {
          Row("Loading…", content: UIListContentConfiguration.chatHint).id(ChatHint.loading)
        }
      }
      for day in ChatDay.days(of: store.messages) {
        ListSection(id: day.date) {
          for message in day.messages { row(of: message) }
        }
        .header(DayHeader.self, day.date)
      }
      if store.isTyping {
        ListSection(id: "newer") {
          Row("\(store.name) is typing…", content: UIListContentConfiguration.chatHint)
            .id(ChatHint.typing)
        }
      }
    }
  }

  private func row(of message: ChatMessage) -> Row<BubbleCell, ChatMessage> {
    Row(BubbleCell.self, message)
      .on(.willDisplay, weak: store) { store, message in store.loadImage(of: message) }
      .on(\.retried, weak: store) { store, message in store.retry(message) }
      .on(\.links.tapped, weak: self) { screen, _, url in screen.openLink(url) }
      .on(\.quoteTapped, weak: self) { screen, message in
        guard let quote = message.quote else { return }
        Task { await screen.scroll(to: quote.id) }
      }
      .on(.contextMenu, weak: self) { screen, message in
        [
          RowAction("Copy") { screen.copyText(message.text) },
          RowAction("Delete", style: .destructive) { screen.store.delete(message.id) },
        ]
      }
  }
}

extension UIListContentConfiguration {
  fileprivate static func chatHint(_ text: String) -> UIListContentConfiguration {
    var content = cell()
    content.text = text
    content.textProperties.alignment = .center
    content.textProperties.color = .secondaryLabel
    return content
  }
}
