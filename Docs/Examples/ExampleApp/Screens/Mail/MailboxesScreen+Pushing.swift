import TypedCellsUIKit

@available(iOS 17, macOS 14, visionOS 1, *)
extension MailboxesScreen {
  /// Returns mailboxes that push the messages of a mailbox and the outbox onto their navigation controller.
  static func pushing(_ store: MailStore, _ outbox: Outbox) -> MailboxesScreen {
    let mailboxes = MailboxesScreen(store)
    mailboxes.onOpen = { [weak mailboxes] mailbox in
      let messages = MessagesScreen(mailbox, in: store)
      mailboxes?.navigationController?.pushViewController(messages, animated: true)
    }
    mailboxes.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Outbox",
      primaryAction: UIAction { [weak mailboxes] _ in
        mailboxes?.navigationController?.pushViewController(OutboxScreen(outbox), animated: true)
        Task { await outbox.send { try? await Task.sleep(nanoseconds: 500_000_000) } }
      })
    return mailboxes
  }
}
