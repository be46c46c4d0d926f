import Foundation
import TypedCellsUIKit

/// The requests of a chat.
@MainActor
protocol ChatServer {
  /// Returns the messages before one, or the last ones; fewer than `count` if there are no others.
  func messages(before id: ChatMessage.ID?, count: Int) async -> [ChatMessage]
  func send(_ message: ChatMessage) async throws
  func image(at url: URL) async -> UIImage?
}
