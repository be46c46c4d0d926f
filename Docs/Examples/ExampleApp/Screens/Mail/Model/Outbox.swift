/// The messages that wait until they are sent. They are sent one after the other.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
final class Outbox {
  /// The messages that wait, in the order in which they are sent.
  private(set) var waiting: [Delivery] {
    didSet { for viewer in viewers { viewer.yield(waiting) } }
  }

  private var viewers: [AsyncStream<[Delivery]>.Continuation] = []
  private var isSending = false

  init(_ waiting: [Delivery]) { self.waiting = waiting }

  static func sample() -> Outbox {
    Outbox([
      Delivery(
        id: 1, subject: "Notes on the engine",
        attachments: [
          Attachment(id: "Diagram.pdf", kilobytes: 420),
          Attachment(id: "Engine.mov", kilobytes: 34_000),
        ]),
      Delivery(id: 2, subject: "Lunch?"),
      Delivery(
        id: 3, subject: "A bug in the relay",
        attachments: [Attachment(id: "Moth.jpg", kilobytes: 2_100)]),
    ])
  }

  /// Returns the messages that wait now, and then again whenever one was added or sent.
  func deliveries() -> AsyncStream<[Delivery]> {
    let (stream, viewer) = AsyncStream.makeStream(of: [Delivery].self)
    viewers.append(viewer)
    viewer.yield(waiting)
    return stream
  }

  func add(_ delivery: Delivery) { waiting.append(delivery) }

  /// Sends all messages, unless they are being sent already.
  ///
  /// - Parameter pause: waits until the next tenth of a message was sent.
  func send(pausing pause: @MainActor () async -> Void) async {
    guard !isSending else { return }
    isSending = true
    while let delivery = waiting.first {
      while delivery.progress < 100 {
        await pause()
        delivery.progress += 10
      }
      waiting.removeFirst()
    }
    isSending = false
  }
}
