import Observation

/// A file that is sent with a message.
struct Attachment: Identifiable, Hashable, Sendable {
  /// The name of the file, which no other attachment of the outbox has.
  let id: String
  let kilobytes: Int
}

/// A message that is being sent.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor @Observable
final class Delivery: Identifiable {
  nonisolated let id: Int
  let subject: String
  let attachments: [Attachment]
  /// The part that was sent, in percent.
  var progress = 0

  init(id: Int, subject: String, attachments: [Attachment] = []) {
    self.id = id
    self.subject = subject
    self.attachments = attachments
  }
}
