public import GalleryModels
import TypedCells
public import TypedCellsUIKit

/// The user's mailboxes as an outline. Messages can be dropped on a mailbox, and a mailbox opens if they are held over it.
@available(iOS 17, macOS 14, *)
public final class MailboxesScreen: UIViewController {
  /// Called when the user taps a mailbox.
  public var onOpen: (@MainActor (Mailbox) -> Void)?

  private let store: MailStore
  private lazy var list = CollectionList(in: view, appearance: .sidebar)

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
    list.selectionMode = .single
    list.follow(weak: self) { screen in
      ListSection(id: "accounts") {
        for account in screen.store.accounts { screen.row(of: account) }
      }
    }
  }

  /// Opens a mailbox as a tap does, for example after a tap on a notification.
  ///
  /// - Parameter id: the mailbox, which may be in collapsed ones.
  public func open(_ id: Mailbox.ID) {
    loadViewIfNeeded()
    guard list.reveal(id, animated: false) else { return }
    list.scroll(to: id)
    list.select(id)
    if let mailbox = list.selectedModels(as: Mailbox.self).first { onOpen?(mailbox) }
  }

  private func row(
    of mailbox: Mailbox
  ) -> Row<ContentListCell<Mailbox, UIListContentConfiguration>, Mailbox> {
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
        })
  }
}
