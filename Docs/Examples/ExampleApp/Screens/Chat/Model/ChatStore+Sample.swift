import Foundation

extension ChatStore {
  /// Returns a chat with a long history. The other one answers each message.
  static func sample() -> ChatStore {
    let server = SampleChatServer()
    let store = ChatStore(name: "Ada Lovelace", server: server)
    server.onTyping = { [weak store] in store?.isTyping = true }
    server.onAnswer = { [weak store] in store?.receive($0) }
    return store
  }
}

extension ChatMessage {
  /// Returns messages with numbers, one each five hours, the last one now.
  static func samples(count: Int) -> [ChatMessage] {
    (1...count).map { number in
      var message = ChatMessage(
        id: "\(number)", text: text(number), isMine: number % 2 == 1,
        date: Date(timeIntervalSinceNow: Double(number - count) * 5 * 3600))
      if number % 15 == 0 { message.imageURL = URL(string: "https://example.com/gears.png") }
      if number % 20 == 19 { message.quote = Quote(id: "\(number - 17)", text: text(number - 17)) }
      return message
    }
  }

  private static func text(_ number: Int) -> String {
    let texts = [
      "Have you seen the drawings of the engine?", "Not yet. Are they good?",
      "They are, but the mill has more gears than I expected. I counted them, and made a table.",
      "Could you send it to me?", "I'll copy it tonight. Until then, see https://swift.org again.",
      "Thank you!",
    ]
    return texts[number % texts.count]
  }
}
