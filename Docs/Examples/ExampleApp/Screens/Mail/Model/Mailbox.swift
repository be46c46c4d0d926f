/// A mailbox, or an account that contains mailboxes.
struct Mailbox: Identifiable, Hashable, Sendable {
  /// The path of the mailbox, such as `Work/Inbox`. An account's path is its name.
  let id: String
  var symbol = "folder"
  var unreadCount = 0
  var mailboxes: [Mailbox] = []

  /// The last part of the path.
  var name: String { id.split(separator: "/").last.map(String.init) ?? id }

  /// Whether it is an account, which has no messages.
  var isAccount: Bool { !id.contains("/") }

  /// The mailbox for archived messages of the same account.
  static func archive(of id: ID) -> ID { "\(id.prefix { $0 != "/" })/Archive" }

  /// The mailboxes in this one, and those in them.
  var descendants: [Mailbox] { mailboxes.flatMap { [$0] + $0.descendants } }
}
