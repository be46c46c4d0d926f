import Foundation
import TypedCellsUIKit

/// A server that takes as long as a slow network. It refuses every third message, so that one sees the button "Retry".
@MainActor
final class SampleChatServer: ChatServer {
  struct Offline: Error {}

  var onTyping: () -> Void = {}
  var onAnswer: (ChatMessage) -> Void = { _ in }
  private let history = ChatMessage.samples(count: 100)
  private var requests = 0

  func messages(before id: ChatMessage.ID?, count: Int) async -> [ChatMessage] {
    await pause()
    let end = history.firstIndex { $0.id == id } ?? history.count
    return Array(history[max(0, end - count)..<end])
  }

  func send(_ message: ChatMessage) async throws {
    await pause()
    requests += 1
    if requests.isMultiple(of: 3) { throw Offline() }
    Task {
      onTyping()
      await pause()
      onAnswer(
        ChatMessage(
          id: UUID().uuidString, text: "I'll note it down.",
          quote: ChatMessage.Quote(id: message.id, text: message.text)))
    }
  }

  func image(at url: URL) async -> UIImage? {
    await pause()
    return UIImage(
      systemName: "gearshape.2", withConfiguration: UIImage.SymbolConfiguration(pointSize: 120))
  }

  private func pause() async { try? await Task.sleep(nanoseconds: 800_000_000) }
}
