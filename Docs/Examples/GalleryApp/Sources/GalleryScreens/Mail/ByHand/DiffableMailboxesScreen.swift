public import GalleryModels
import Observation
public import TypedCellsUIKit

/// The screen `MailboxesScreen`, written by hand on a diffable data source.
@available(iOS 17, macOS 14, *)
public final class DiffableMailboxesScreen: UIViewController {
  private nonisolated enum Section { case accounts }

  /// Called when the user taps a mailbox.
  public var onOpen: (@MainActor (Mailbox) -> Void)?

  private let store: MailStore
  private lazy var collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .sidebar)))
  private lazy var dataSource = makeDataSource()
  private var mailboxes: [Mailbox.ID: Mailbox] = [:]

  /// Creates the screen.
  ///
  /// - Parameter store: the mailboxes.
  public init(_ store: MailStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = "Mailboxes"
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    collectionView.dropDelegate = self
    collectionView.isSpringLoaded = true
    view.addSubview(collectionView)
    follow()
  }

  /// Opens a mailbox as a tap does, for example after a tap on a notification.
  ///
  /// - Parameter id: the mailbox, which may be in collapsed ones.
  public func open(_ id: Mailbox.ID) {
    loadViewIfNeeded()
    guard let mailbox = mailboxes[id] else { return }
    var outline = dataSource.snapshot(for: .accounts)
    var parent = outline.parent(of: id)
    while let expanded = parent {
      outline.expand([expanded])
      parent = outline.parent(of: expanded)
    }
    dataSource.apply(outline, to: .accounts, animatingDifferences: false)
    guard let path = dataSource.indexPath(for: id) else { return }
    collectionView.scrollToItem(at: path, at: .centeredVertically, animated: false)
    collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    onOpen?(mailbox)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Mailbox.ID> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Mailbox.ID> {
      [weak self] cell, _, id in
      guard let mailbox = self?.mailboxes[id] else { return }
      cell.contentConfiguration = UIListContentConfiguration.mailbox(mailbox)
      let style = UICellAccessory.OutlineDisclosureOptions(
        style: mailbox.isAccount ? .header : .cell)
      cell.accessories =
        mailbox.mailboxes.isEmpty ? [] : [.outlineDisclosure(options: style)]
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, id in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: id)
    }
  }

  private func follow() {
    let accounts = withObservationTracking {
      store.accounts
    } onChange: { [weak self] in
      Task { @MainActor in self?.follow() }
    }
    show(accounts)
  }

  private func show(_ accounts: [Mailbox]) {
    let old = mailboxes
    let oldOutline = dataSource.snapshot(for: .accounts)
    var outline = NSDiffableDataSourceSectionSnapshot<Mailbox.ID>()
    mailboxes = [:]
    func append(_ children: [Mailbox], to parent: Mailbox.ID?) {
      outline.append(children.map(\.id), to: parent)
      for child in children {
        mailboxes[child.id] = child
        append(child.mailboxes, to: child.id)
        let isKnown = oldOutline.contains(child.id)
        if isKnown ? oldOutline.isExpanded(child.id) : child.isAccount {
          outline.expand([child.id])
        }
      }
    }
    append(accounts, to: nil)
    dataSource.apply(outline, to: .accounts, animatingDifferences: !old.isEmpty)
    var snapshot = dataSource.snapshot()
    let changed = snapshot.itemIdentifiers.filter { old[$0] != nil && old[$0] != mailboxes[$0] }
    guard !changed.isEmpty else { return }
    snapshot.reconfigureItems(changed)
    dataSource.apply(snapshot)
  }

  private func mailbox(at path: IndexPath?) -> Mailbox? {
    path.flatMap(dataSource.itemIdentifier).flatMap { mailboxes[$0] }
  }
}

@available(iOS 17, macOS 14, *)
extension DiffableMailboxesScreen: UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    mailbox(at: indexPath)?.isAccount == false
  }

  public func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    mailbox(at: indexPath)?.isAccount == false
  }

  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    if let mailbox = mailbox(at: indexPath) { onOpen?(mailbox) }
  }
}

@available(iOS 17, macOS 14, *)
extension DiffableMailboxesScreen: UICollectionViewDropDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool {
    session.items.allSatisfy { $0.localObject is Message }
  }

  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    guard let mailbox = mailbox(at: destinationIndexPath) else {
      return UICollectionViewDropProposal(operation: .cancel)
    }
    return mailbox.isAccount
      ? UICollectionViewDropProposal(operation: .forbidden)
      : UICollectionViewDropProposal(operation: .move, intent: .insertIntoDestinationIndexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let path = coordinator.destinationIndexPath, let mailbox = mailbox(at: path) else {
      return
    }
    let messages = coordinator.items.compactMap { $0.dragItem.localObject as? Message }
    store.move(Set(messages.map(\.id)), to: mailbox.id)
    let cell = collectionView.cellForItem(at: path)?.bounds ?? .zero
    let center = CGRect(x: cell.midX, y: cell.midY, width: 0, height: 0)
    for item in coordinator.items {
      coordinator.drop(item.dragItem, intoItemAt: path, rect: center)
    }
  }
}
