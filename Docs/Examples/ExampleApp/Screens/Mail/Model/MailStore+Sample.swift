@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension MailStore {
  /// Returns two accounts. The first has an inbox of 60 messages, which is loaded in pages of 20.
  static func sample() -> MailStore {
    MailStore(
      accounts: [
        Mailbox(
          id: "Work", symbol: "briefcase",
          mailboxes: [
            Mailbox(id: "Work/Inbox", symbol: "envelope"), Mailbox(id: "Work/Archive"),
            Mailbox(
              id: "Work/Lists", symbol: "list.bullet",
              mailboxes: [Mailbox(id: "Work/Lists/Swift"), Mailbox(id: "Work/Lists/Press")]),
          ]),
        Mailbox(
          id: "Home", symbol: "house",
          mailboxes: [Mailbox(id: "Home/Inbox", symbol: "envelope"), Mailbox(id: "Home/Archive")]),
      ],
      messages: [
        "Work/Inbox": Message.samples(40..<60), "Work/Lists/Swift": Message.samples(100..<103),
        "Home/Inbox": Message.samples(200..<202),
      ]
    ) { mailbox, page in
      mailbox == "Work/Inbox" && page < 3 ? Message.samples(40 - 20 * page..<60 - 20 * page) : []
    }
  }
}

extension Message {
  /// Returns messages with numbers, the newest first. Every third is unread.
  static func samples(_ numbers: Range<Int>) -> [Message] {
    let senders = ["Ada Lovelace", "Grace Hopper", "Alan Turing", "Barbara Liskov"]
    let subjects = ["Notes on the engine", "A bug in the relay", "Lunch?", "Minutes", "Invoice"]
    return numbers.reversed().map { number in
      Message(
        id: number, sender: senders[number % senders.count],
        subject: subjects[number % subjects.count], isRead: number % 3 != 0)
    }
  }
}
