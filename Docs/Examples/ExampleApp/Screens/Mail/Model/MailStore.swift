import Observation

/// The mailboxes of a user. Lists observe it, so they show each change.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor @Observable
final class MailStore {
  /// Loads a page of messages of a mailbox. An empty page is the last one.
  typealias Load = @MainActor (_ mailbox: Mailbox.ID, _ page: Int) async -> [Message]

  private let tree: [Mailbox]
  private var messages: [Mailbox.ID: [Message]]
  /// What the user deleted, the last deletion at the end.
  private var deletions: [[Mailbox.ID: [Message]]] = []
  /// The number of the next page of each mailbox, or `nil` if all are loaded.
  @ObservationIgnored private var nextPages: [Mailbox.ID: Int?] = [:]
  @ObservationIgnored private let load: Load

  /// - Parameters:
  ///   - messages: the first page of messages of each mailbox, the newest first.
  ///   - load: loads the other pages, from page 1.
  init(
    accounts: [Mailbox], messages: [Mailbox.ID: [Message]], load: @escaping Load = { _, _ in [] }
  ) {
    tree = accounts
    self.messages = messages
    self.load = load
  }

  // MARK: Reading

  /// The accounts, whose mailboxes contain the current numbers of unread messages.
  var accounts: [Mailbox] { counted(tree) }

  private func counted(_ mailboxes: [Mailbox]) -> [Mailbox] {
    mailboxes.map { mailbox in
      var mailbox = mailbox
      mailbox.unreadCount = messages(in: mailbox.id).reduce(0) { $0 + ($1.isRead ? 0 : 1) }
      mailbox.mailboxes = counted(mailbox.mailboxes)
      return mailbox
    }
  }

  /// Returns the messages of a mailbox that are loaded, the newest first.
  func messages(in mailbox: Mailbox.ID) -> [Message] { messages[mailbox] ?? [] }

  // MARK: Changes by the user

  func setRead(_ isRead: Bool, _ ids: Set<Message.ID>) { change(ids) { $0.isRead = isRead } }

  func setFlagged(_ isFlagged: Bool, _ ids: Set<Message.ID>) {
    change(ids) { $0.isFlagged = isFlagged }
  }

  func move(_ ids: Set<Message.ID>, to mailbox: Mailbox.ID) { move(ids) { _ in mailbox } }

  /// Moves messages to the archive of their account.
  func archive(_ ids: Set<Message.ID>) { move(ids, to: Mailbox.archive) }

  func delete(_ ids: Set<Message.ID>) {
    let deleted = messages.mapValues { $0.filter { ids.contains($0.id) } }
    guard deleted.values.contains(where: { !$0.isEmpty }) else { return }
    deletions.append(deleted)
    messages = remaining(without: ids)
  }

  var canUndoDeletion: Bool { !deletions.isEmpty }

  /// Brings back what the last call of `delete` deleted.
  func undoDeletion() {
    for (mailbox, messages) in deletions.popLast() ?? [:] { receive(messages, in: mailbox) }
  }

  // MARK: Changes by the server

  /// Adds messages that have arrived.
  func receive(_ new: [Message], in mailbox: Mailbox.ID) {
    messages[mailbox] = merged(messages(in: mailbox), new)
  }

  /// Loads the next page of a mailbox. Does nothing if all are loaded.
  func loadMore(in mailbox: Mailbox.ID) async {
    guard let page = nextPages[mailbox, default: 1] else { return }
    let older = await load(mailbox, page)
    nextPages[mailbox] = .some(older.isEmpty ? nil : page + 1)
    if !older.isEmpty { receive(older, in: mailbox) }
  }

  // MARK: Details

  private func change(_ ids: Set<Message.ID>, _ change: (inout Message) -> Void) {
    messages = messages.mapValues { messages in
      messages.map { message in
        guard ids.contains(message.id) else { return message }
        var message = message
        change(&message)
        return message
      }
    }
  }

  private func move(_ ids: Set<Message.ID>, to target: (Mailbox.ID) -> Mailbox.ID) {
    var moved = remaining(without: ids)
    for (mailbox, messages) in messages {
      let leaving = messages.filter { ids.contains($0.id) }
      guard !leaving.isEmpty else { continue }
      moved[target(mailbox)] = merged(moved[target(mailbox)] ?? [], leaving)
    }
    messages = moved
  }

  private func remaining(without ids: Set<Message.ID>) -> [Mailbox.ID: [Message]] {
    messages.mapValues { $0.filter { !ids.contains($0.id) } }
  }

  private func merged(_ old: [Message], _ new: [Message]) -> [Message] {
    (old + new).sorted { $0.id > $1.id }
  }
}
