import Foundation

struct Message: Identifiable, Hashable, Sendable {
  /// The message's number. Newer messages have greater numbers.
  let id: Int
  let sender: String
  let subject: String
  var isRead = false
  var isFlagged = false

  /// Whether the sender or the subject contains a text. An empty text is in every message.
  func contains(_ text: String) -> Bool {
    text.isEmpty
      || [sender, subject].contains { $0.range(of: text, options: .caseInsensitive) != nil }
  }
}
