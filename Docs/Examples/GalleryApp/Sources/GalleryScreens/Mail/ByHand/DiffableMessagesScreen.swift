public import GalleryModels
import Observation
public import TypedCellsUIKit

/// The screen `MessagesScreen`, written by hand on a diffable data source.
@available(iOS 17, macOS 14, *)
public final class DiffableMessagesScreen: UIViewController {
  private nonisolated enum Section { case messages }

  private let store: MailStore
  private let mailbox: Mailbox
  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()
  private var messages: [Message.ID: Message] = [:]
  private var isLoading = false
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
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.allowsMultipleSelectionDuringEditing = true
    collectionView.delegate = self
    collectionView.dragDelegate = self
    collectionView.dragInteractionEnabled = true
    view.addSubview(collectionView)
    follow()
  }

  public override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
    for path in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: path, animated: false)
    }
    showSelection()
  }

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] path in
      self?.leadingSwipeActions(at: path)
    }
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      self?.trailingSwipeActions(at: path)
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Message.ID> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Message.ID> {
      [weak self] cell, _, id in
      guard let message = self?.messages[id] else { return }
      cell.contentConfiguration = UIListContentConfiguration.message(message)
      cell.accessories = [.multiselect()] + UICellAccessory.flag(of: message)
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, id in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: id)
    }
  }

  private func follow() {
    let messages = withObservationTracking {
      store.messages(in: mailbox.id)
    } onChange: { [weak self] in
      Task { @MainActor in self?.follow() }
    }
    show(messages)
  }

  private func show(_ new: [Message]) {
    let old = messages
    messages = Dictionary(uniqueKeysWithValues: new.map { ($0.id, $0) })
    var snapshot = NSDiffableDataSourceSnapshot<Section, Message.ID>()
    snapshot.appendSections([.messages])
    snapshot.appendItems(new.map(\.id))
    snapshot.reconfigureItems(new.filter { old[$0.id] != nil && old[$0.id] != $0 }.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: !old.isEmpty)
    collectionView.backgroundView =
      new.isEmpty ? UIListContentConfiguration.noMessages.makeContentView() : nil
    showSelection()
    // Cells that are on screen already aren't displayed again.
    if !old.isEmpty { loadMore(ifNearEnd: collectionView.indexPathsForVisibleItems.max()) }
  }

  private func message(at path: IndexPath) -> Message? {
    dataSource.itemIdentifier(for: path).flatMap { messages[$0] }
  }

  private var selectedIDs: [Message.ID] {
    (collectionView.indexPathsForSelectedItems ?? []).compactMap(dataSource.itemIdentifier)
  }

  private func showSelection() {
    let count = selectedIDs.count
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
        perform(store, Set(selectedIDs))
      })
  }
}

@available(iOS 17, macOS 14, *)
extension DiffableMessagesScreen {
  private func leadingSwipeActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let message = message(at: path) else { return nil }
    return UISwipeActionsConfiguration(actions: [
      swipeAction(message.isRead ? "Unread" : "Read") { store in
        store.setRead(!message.isRead, [message.id])
      }
    ])
  }

  private func trailingSwipeActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let message = message(at: path) else { return nil }
    return UISwipeActionsConfiguration(actions: [
      swipeAction("Delete", style: .destructive) { store in store.delete([message.id]) },
      swipeAction("Archive") { store in store.archive([message.id]) },
      swipeAction(message.isFlagged ? "Unflag" : "Flag") { store in
        store.setFlagged(!message.isFlagged, [message.id])
      },
    ])
  }

  private func swipeAction(
    _ title: String, style: UIContextualAction.Style = .normal,
    _ perform: @escaping @MainActor (MailStore) -> Void
  ) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { [weak self, store, mailbox] _, _, complete in
      perform(store)
      // UIKit removes the cell of a destructive action, so the item must be deleted by then.
      self?.show(store.messages(in: mailbox.id))
      complete(true)
    }
  }
}

@available(iOS 17, macOS 14, *)
extension DiffableMessagesScreen: UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    guard let message = message(at: indexPath) else { return }
    collectionView.deselectItem(at: indexPath, animated: true)
    store.setRead(true, [message.id])
  }

  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    showSelection()
  }

  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    showSelection()
  }

  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    loadMore(ifNearEnd: indexPath)
  }

  private func loadMore(ifNearEnd path: IndexPath?) {
    guard !isLoading, path?.item ?? 0 >= messages.count - 6 else { return }
    isLoading = true
    Task { [weak self, store, mailbox] in
      await store.loadMore(in: mailbox.id)
      self?.isLoading = false
    }
  }
}

@available(iOS 17, macOS 14, *)
extension DiffableMessagesScreen: UICollectionViewDragDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    dragItems(at: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    let isDragged = session.items.contains {
      ($0.localObject as? Message)?.id == dataSource.itemIdentifier(for: indexPath)
    }
    return isDragged ? [] : dragItems(at: indexPath)
  }

  private func dragItems(at path: IndexPath) -> [UIDragItem] {
    guard let message = message(at: path) else { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.localObject = message
    return [item]
  }
}
