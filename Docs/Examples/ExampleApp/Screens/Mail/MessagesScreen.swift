import TypedCells
import TypedCellsUIKit

/// The messages of a mailbox. They can be searched, swiped, selected while the screen is edited, and dragged to other
/// mailboxes.
@available(iOS 17, macOS 14, visionOS 1, *)
final class MessagesScreen: UIViewController {
  private let store: MailStore
  private let mailbox: Mailbox
  private(set) lazy var list = CollectionList(in: view, appearance: .plain)
  private let search = UISearchController()
  private var query = "" { didSet { if query != oldValue { show() } } }
  private lazy var undoButton = UIBarButtonItem(
    title: "Undo", primaryAction: UIAction { [store] _ in store.undoDeletion() })
  /// The buttons for the selected messages.
  private lazy var actions = [
    action("Mark as Read") { store, ids in store.setRead(true, ids) },
    action("Archive") { store, ids in store.archive(ids) },
    action("Delete") { store, ids in store.delete(ids) },
  ]

  init(_ mailbox: Mailbox, in store: MailStore) {
    self.mailbox = mailbox
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.rightBarButtonItems = [editButtonItem, undoButton]
    list.host.collectionView?.allowsMultipleSelectionDuringEditing = true
    list.onSelectionChange(weak: self) { $0.showSelection() }
    list.onReachEnd(weak: store) { [mailbox] store in await store.loadMore(in: mailbox.id) }
    list.backgroundWhenEmpty(weak: self) { $0.noMessages }
    show()
    showSelection()
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    list.host.collectionView?.isEditing = editing
    list.deselectAll()
    showSelection()
  }

  /// Follows the store. A change of the query, which the list can't observe, follows it again.
  private func show() { list.follow(weak: self) { $0.content } }

  private var content: [ListSection<UICollectionViewCell>] {
    // The content is built again after each change of a value that it reads, so the button follows the store, too.
    undoButton.isEnabled = store.canUndoDeletion
    return [
      ListSection(id: "messages") {
        for message in store.messages(in: mailbox.id) where message.contains(query) {
          row(of: message)
        }
      }
    ]
  }

  private var noMessages: UIListContentConfiguration {
    .hint(query.isEmpty ? "No messages" : "No messages with “\(query)”")
  }

  private func row(of message: Message) -> AnyRow<UICollectionViewCell> {
    AnyRow(
      Row(message, content: UIListContentConfiguration.message)
        .accessories(UICellAccessory.flag)
        .draggable()
        .onPrimaryAction(weak: self) { $0.store.setRead(true, [$1.id]) }
        .on(.leadingSwipeActions, weak: self) { $0.leadingActions(for: $1) }
        .on(.trailingSwipeActions, weak: self) { $0.trailingActions(for: $1) }
        .on(.contextMenu, weak: self) { $0.menu(for: $1) })
  }

  private func showSelection() {
    let count = list.selectedPaths.count
    title = isEditing && count > 0 ? "\(count) selected" : mailbox.name
    navigationItem.leftBarButtonItems = isEditing ? actions : nil
    for action in actions { action.isEnabled = count > 0 }
  }

  private func action(
    _ title: String, _ perform: @escaping (MailStore, Set<Message.ID>) -> Void
  ) -> UIBarButtonItem {
    UIBarButtonItem(
      primaryAction: UIAction(title: title) { [weak self] _ in
        guard let self else { return }
        perform(store, Set(list.selectedModels(as: Message.self).map(\.id)))
      })
  }
}

@available(iOS 17, macOS 14, visionOS 1, *)
extension MessagesScreen: UISearchResultsUpdating {
  func updateSearchResults(for search: UISearchController) {
    query = search.searchBar.text ?? ""
  }
}

// MARK: Swipes and menus

@available(iOS 17, macOS 14, visionOS 1, *)
extension MessagesScreen {
  private func leadingActions(for message: Message) -> [RowAction] {
    let title = message.isRead ? "Unread" : "Read"
    return [
      RowAction(title) { [store] in store.setRead(!message.isRead, [message.id]) }
        .image(UIImage(systemName: message.isRead ? "envelope.badge" : "envelope.open"))
        .backgroundColor(.systemBlue)
    ]
  }

  private func trailingActions(for message: Message) -> [RowAction] {
    let archive = RowAction("Archive") { [store] in store.archive([message.id]) }
    return [delete(message).fullSwipe(true), archive, flag(message)]
  }

  private func menu(for message: Message) -> [RowAction] {
    [flag(message), move(message), delete(message)]
  }

  private func flag(_ message: Message) -> RowAction {
    RowAction(message.isFlagged ? "Unflag" : "Flag") { [store] in
      store.setFlagged(!message.isFlagged, [message.id])
    }
    .image(UIImage(systemName: message.isFlagged ? "flag.slash" : "flag"))
    .backgroundColor(.systemOrange)
  }

  private func delete(_ message: Message) -> RowAction {
    RowAction("Delete", style: .destructive) { [store] in store.delete([message.id]) }
      .image(UIImage(systemName: "trash"))
  }

  /// A menu of the accounts, with a menu of the mailboxes of each.
  private func move(_ message: Message) -> RowAction {
    RowAction(
      "Move to",
      children: store.accounts.map { account in
        RowAction(
          account.name,
          children: account.descendants.map { target in
            RowAction(target.name) { [store] in store.move([message.id], to: target.id) }
              .checked(target.id == mailbox.id)
          })
      })
  }
}
