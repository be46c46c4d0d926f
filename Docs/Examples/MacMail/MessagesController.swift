import TypedCells
import TypedCellsAppKit

/// The messages of a mailbox in a table of AppKit, from the same store as the screens of the app for iOS.
///
/// The user selects several messages, swipes them, and scrolls to the end, where older ones are loaded. The table follows
/// the store, so it also shows changes of the server.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
final class MessagesController: NSViewController {
  private let store: MailStore
  private let mailbox: Mailbox
  private let tableView = NSTableView(frame: .zero)
  private(set) lazy var list = TableList(tableView)

  init(_ mailbox: Mailbox, in store: MailStore) {
    self.mailbox = mailbox
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let scrollView = NSScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    scrollView.documentView = tableView
    view = scrollView
    list.selectionMode = .multiple
    list.onReachEnd(weak: store) { [mailbox] store in await store.loadMore(in: mailbox.id) }
    list.follow(weak: self) { controller in
      let messages = controller.store.messages(in: controller.mailbox.id)
      ListSection(id: "messages", footer: "\(messages.count) messages") {
        messages.map { controller.row(of: $0) }
      }
    }
  }

  /// Marks the selected messages as read, for a command of the menu.
  func markSelectionAsRead() {
    store.setRead(true, Set(list.selectedModels(as: Message.self).map(\.id)))
  }

  private func row(of message: Message) -> Row<MessageCell, Message> {
    Row(MessageCell.self, message)
      .height(28)
      .on(.leadingSwipeActions, weak: self) { controller, message in
        [
          RowAction(message.isRead ? "Unread" : "Read") {
            controller.store.setRead(!message.isRead, [message.id])
          }
        ]
      }
      .on(.trailingSwipeActions, weak: self) { controller, message in
        [
          RowAction("Delete", style: .destructive) { controller.store.delete([message.id]) },
          RowAction(message.isFlagged ? "Unflag" : "Flag") {
            controller.store.setFlagged(!message.isFlagged, [message.id])
          },
        ]
      }
  }
}
