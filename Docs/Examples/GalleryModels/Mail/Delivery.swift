public import Observation

/// A file that is sent with a message.
public struct Attachment: Identifiable, Hashable, Sendable {
  /// The name of the file, which no other attachment of the outbox has.
  public let id: String

  /// The size in kilobytes.
  public let kilobytes: Int

  /// Creates an attachment.
  ///
  /// - Parameters:
  ///   - id: the name of the file.
  ///   - kilobytes: the size in kilobytes.
  public init(id: String, kilobytes: Int) {
    self.id = id
    self.kilobytes = kilobytes
  }
}

/// A message that is being sent.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor @Observable
public final class Delivery: Identifiable {
  public nonisolated let id: Int

  /// The subject of the message.
  public let subject: String

  /// The files that are sent with it.
  public let attachments: [Attachment]

  /// The part that was sent, in percent.
  public internal(set) var progress = 0

  /// Creates a delivery of which nothing was sent.
  ///
  /// - Parameters:
  ///   - id: the message's number.
  ///   - subject: the subject of the message.
  ///   - attachments: the files that are sent with it.
  public init(id: Int, subject: String, attachments: [Attachment] = []) {
    self.id = id
    self.subject = subject
    self.attachments = attachments
  }
}
