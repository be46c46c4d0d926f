public import GalleryModels
import TypedCells
public import TypedCellsUIKit

/// The user's mailboxes as an outline. Messages can be dropped on a mailbox.
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

  private func row(
    of mailbox: Mailbox
  ) -> Row<ContentListCell<Mailbox, UIListContentConfiguration>, Mailbox> {
    Row(mailbox, content: UIListContentConfiguration.mailbox)
      .children(initiallyExpanded: mailbox.isAccount) {
        for child in mailbox.mailboxes { row(of: child) }
      }
      .on(.shouldSelect) { mailbox in !mailbox.isAccount }  // a tap on an account collapses it
      .onSelect(weak: self) { screen, mailbox in screen.onOpen?(mailbox) }
      .onDrop(
        of: Message.self, weak: self,
        effect: { _, _, mailbox in mailbox.isAccount ? .forbidden : .move },
        { screen, messages, mailbox in
          screen.store.move(Set(messages.map(\.id)), to: mailbox.id)
        })
  }
}
