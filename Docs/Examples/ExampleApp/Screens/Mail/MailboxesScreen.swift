import TypedCells
import TypedCellsUIKit

/// The user's mailboxes as an outline. Messages can be dropped on a mailbox, and a mailbox opens if they are held over it.
@available(iOS 17, macOS 14, visionOS 1, *)
final class MailboxesScreen: UIViewController {
  /// Shows a mailbox that was opened. In a split view, show it in the other column.
  var onOpen: ((Mailbox) -> Void)?

  private let store: MailStore
  private(set) lazy var list = CollectionList(in: view, appearance: .sidebar)

  init(_ store: MailStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = "Mailboxes"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.selectionMode = .single
    list.follow(weak: self) { screen in
      ListSection(id: "accounts") {
        for account in screen.store.accounts { screen.row(of: account) }
      }
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    list.deselectAll()  // the user comes back from a mailbox
  }

  /// Opens a mailbox as a tap does, for example after a tap on a notification. It may be in collapsed ones.
  func open(_ id: Mailbox.ID) {
    loadViewIfNeeded()
    guard list.reveal(id, animated: false) else { return }
    list.scroll(to: id)
    list.select(id)
    if let mailbox = list.selectedModels(as: Mailbox.self).first { onOpen?(mailbox) }
  }

  private func row(of mailbox: Mailbox) -> AnyRow<UICollectionViewCell> {
    AnyRow(
      Row(mailbox, content: UIListContentConfiguration.mailbox)
        .children(initiallyExpanded: mailbox.isAccount) {
          for child in mailbox.mailboxes { row(of: child) }
        }
        .on(.shouldSelect) { mailbox in !mailbox.isAccount }  // a tap on an account collapses it
        .on(.shouldSpringLoad) { mailbox in !mailbox.isAccount }
        .onSelect(weak: self) { screen, mailbox in screen.onOpen?(mailbox) }
        .onDrop(
          of: Message.self, weak: self,
          effect: { _, _, mailbox in mailbox.isAccount ? .forbidden : .move },
          { screen, messages, mailbox in
            screen.store.move(Set(messages.map(\.id)), to: mailbox.id)
          }))
  }
}
