import Foundation

/// The messages of a chat that are loaded, the newest at the end.
@MainActor
final class ChatStore {
  static let pageSize = 30

  /// The name of the other one.
  let name: String
  let firstUnread: ChatMessage.ID?
  private(set) var messages: [ChatMessage] = []
  /// Whether the server may have messages before these.
  private(set) var hasOlder = true
  var isTyping = false { didSet { if isTyping != oldValue { onChange() } } }

  /// Called after each change.
  var onChange: () -> Void = {}
  /// Called after a message was received, and shown by `onChange`.
  var onReceive: () -> Void = {}

  private let server: any ChatServer
  private var loadingPage: Task<Void, Never>?
  private var loadingImages: Set<ChatMessage.ID> = []

  init(name: String, firstUnread: ChatMessage.ID? = nil, server: any ChatServer) {
    self.name = name
    self.firstUnread = firstUnread
    self.server = server
  }

  func contains(_ id: ChatMessage.ID) -> Bool { messages.contains { $0.id == id } }

  func receive(_ message: ChatMessage) {
    isTyping = false
    messages.append(message)
    onChange()
    onReceive()
  }

  /// Deletes a message for this user only.
  func delete(_ id: ChatMessage.ID) {
    messages.removeAll { $0.id == id }
    onChange()
  }

  private func change(_ id: ChatMessage.ID, _ change: (inout ChatMessage) -> Void) {
    guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
    change(&messages[index])
    onChange()
  }
}

// MARK: Sending

extension ChatStore {
  func send(_ text: String) {
    let message = ChatMessage(
      id: UUID().uuidString, text: text, isMine: true, delivery: .sending)
    messages.append(message)
    onChange()
    deliver(message)
  }

  /// Sends a message again that wasn't delivered.
  func retry(_ message: ChatMessage) {
    change(message.id) { $0.delivery = .sending }
    deliver(message)
  }

  private func deliver(_ message: ChatMessage) {
    Task {
      do {
        try await server.send(message)
        change(message.id) { $0.delivery = .sent }
      } catch {
        change(message.id) { $0.delivery = .failed }
      }
    }
  }
}

// MARK: Loading

extension ChatStore {
  /// Loads the messages before those that are there.
  func loadOlder() async {
    if hasOlder { await loadPage() }
    onChange()
  }

  /// Loads older messages until a certain one is there, or, without one, at least the newest. They are shown together.
  func load(upTo id: ChatMessage.ID?) async {
    while hasOlder, messages.isEmpty || !(id.map(contains) ?? true) { await loadPage() }
    onChange()
  }

  /// Loads a page, or waits for the one that is being loaded.
  private func loadPage() async {
    let page =
      loadingPage
      ?? Task {
        let page = await server.messages(before: messages.first?.id, count: Self.pageSize)
        messages = page + messages
        hasOlder = page.count == Self.pageSize
        loadingPage = nil
      }
    loadingPage = page
    await page.value
  }

  /// Loads the image of a message, unless it is there or on its way.
  func loadImage(of message: ChatMessage) {
    guard let url = message.imageURL, message.image == nil,
      loadingImages.insert(message.id).inserted
    else { return }
    Task {
      let image = await server.image(at: url)
      loadingImages.remove(message.id)
      change(message.id) { $0.image = image }
    }
  }
}
