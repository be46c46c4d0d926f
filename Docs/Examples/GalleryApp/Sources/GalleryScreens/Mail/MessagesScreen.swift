public import GalleryModels
import TypedCells
public import TypedCellsUIKit

/// The messages of a mailbox. They can be swiped, selected while the screen is edited, and dragged to other mailboxes.
@available(iOS 17, macOS 14, *)
public final class MessagesScreen: UIViewController {
  private let store: MailStore
  private let mailbox: Mailbox
  private lazy var list = CollectionList(in: view, appearance: .plain)
  private lazy var actions = [
    action("Mark as Read") { store, ids in store.setRead(true, ids) },
    action("Archive") { store, ids in store.archive(ids) },
    action("Delete") { store, ids in store.delete(ids) },
  ]

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - mailbox: the mailbox.
  ///   - store: the messages.
  public init(_ mailbox: Mailbox, in store: MailStore) {
    self.mailbox = mailbox
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    list.host.collectionView?.allowsMultipleSelectionDuringEditing = true
    list.onSelectionChange(weak: self) { $0.showSelection() }
    list.onReachEnd(weak: store) { [mailbox] store in await store.loadMore(in: mailbox.id) }
    list.backgroundWhenEmpty(weak: self) { _ in UIListContentConfiguration.noMessages }
    list.follow(weak: self) { screen in
      ListSection(id: "messages") {
        for message in screen.store.messages(in: screen.mailbox.id) { screen.row(of: message) }
      }
    }
    showSelection()
  }

  public override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    list.host.collectionView?.isEditing = editing
    list.deselectAll()
    showSelection()
  }

  private func row(
    of message: Message
  ) -> Row<ContentListCell<Message, UIListContentConfiguration>, Message> {
    Row(message, content: UIListContentConfiguration.message)
      .accessories(UICellAccessory.flag)
      .draggable()
      .onPrimaryAction(weak: self) { $0.store.setRead(true, [$1.id]) }
      .on(.leadingSwipeActions, weak: self) { screen, message in
        [
          RowAction(message.isRead ? "Unread" : "Read") {
            screen.store.setRead(!message.isRead, [message.id])
          }
        ]
      }
      .on(.trailingSwipeActions, weak: self) { screen, message in
        [
          RowAction("Delete", style: .destructive) { screen.store.delete([message.id]) }
            .fullSwipe(true),
          RowAction("Archive") { screen.store.archive([message.id]) },
          RowAction(message.isFlagged ? "Unflag" : "Flag") {
            screen.store.setFlagged(!message.isFlagged, [message.id])
          },
        ]
      }
  }

  private func showSelection() {
    let count = list.selectedPaths.count
    title = isEditing && count > 0 ? "\(count) selected" : mailbox.name
    navigationItem.leftBarButtonItems = isEditing ? actions : nil
    for action in actions { action.isEnabled = count > 0 }
  }

  private func action(
    _ title: String, _ perform: @escaping @MainActor (MailStore, Set<Message.ID>) -> Void
  ) -> UIBarButtonItem {
    UIBarButtonItem(
      primaryAction: UIAction(title: title) { [weak self] _ in
        guard let self else { return }
        perform(store, Set(list.selectedModels(as: Message.self).map(\.id)))
      })
  }
}
