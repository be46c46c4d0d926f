/// A mailbox, or an account that contains mailboxes.
public struct Mailbox: Identifiable, Hashable, Sendable {
  /// The path of the mailbox, such as `Work/Inbox`. An account's path is its name.
  public let id: String

  /// The name of a symbol.
  public let symbol: String

  /// The number of messages that the user hasn't read.
  public internal(set) var unreadCount = 0

  /// The mailboxes in this one.
  public internal(set) var mailboxes: [Mailbox]

  /// Creates a mailbox.
  ///
  /// - Parameters:
  ///   - id: the path of the mailbox.
  ///   - symbol: the name of a symbol.
  ///   - mailboxes: the mailboxes in this one.
  public init(id: String, symbol: String = "folder", mailboxes: [Mailbox] = []) {
    self.id = id
    self.symbol = symbol
    self.mailboxes = mailboxes
  }

  /// The last part of the path.
  public var name: String { id.split(separator: "/").last.map(String.init) ?? id }

  /// Whether it is an account, which has no messages.
  public var isAccount: Bool { !id.contains("/") }
}

extension Mailbox {
  /// Returns the mailbox for archived messages, in the account that contains a mailbox.
  static func archive(of id: ID) -> ID { "\(id.prefix { $0 != "/" })/Archive" }
}
