import GalleryModels
import GalleryScreens
import HeadlessUIKit
import Testing

/// How the screens for mail are made.
enum MailVersion: CaseIterable, CustomTestStringConvertible {
  case typedCells, diffableDataSource

  var testDescription: String {
    switch self {
    case .typedCells: "TypedCells"
    case .diffableDataSource: "diffable data source"
    }
  }

  @available(iOS 17, macOS 14, *)
  @MainActor
  func mailboxes(
    of store: MailStore, onOpen: @escaping @MainActor (Mailbox) -> Void
  ) -> UIViewController {
    switch self {
    case .typedCells:
      let screen = MailboxesScreen(store)
      screen.onOpen = onOpen
      return screen
    case .diffableDataSource:
      let screen = DiffableMailboxesScreen(store)
      screen.onOpen = onOpen
      return screen
    }
  }

  @available(iOS 17, macOS 14, *)
  @MainActor
  func messages(in mailbox: Mailbox, of store: MailStore) -> UIViewController {
    switch self {
    case .typedCells: MessagesScreen(mailbox, in: store)
    case .diffableDataSource: DiffableMessagesScreen(mailbox, in: store)
    }
  }

  @available(iOS 17, macOS 14, *)
  @MainActor
  func open(_ mailbox: Mailbox.ID, in screen: UIViewController) {
    (screen as? MailboxesScreen)?.open(mailbox)
    (screen as? DiffableMailboxesScreen)?.open(mailbox)
  }
}
