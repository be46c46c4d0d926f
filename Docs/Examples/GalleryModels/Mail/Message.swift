/// A message in a mailbox.
public struct Message: Identifiable, Hashable, Sendable {
  /// The message's number. Newer messages have greater numbers.
  public let id: Int

  /// The name of the person who sent it.
  public let sender: String

  /// The subject.
  public let subject: String

  /// Whether the user has read it.
  public var isRead = false

  /// Whether the user has flagged it.
  public var isFlagged = false

  /// Creates a message.
  ///
  /// - Parameters:
  ///   - id: the message's number.
  ///   - sender: the name of the person who sent it.
  ///   - subject: the subject.
  ///   - isRead: whether the user has read it.
  public init(id: Int, sender: String, subject: String, isRead: Bool = false) {
    self.id = id
    self.sender = sender
    self.subject = subject
    self.isRead = isRead
  }
}
