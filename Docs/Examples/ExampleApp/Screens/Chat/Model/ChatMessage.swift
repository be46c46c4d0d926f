import Foundation
import TypedCellsUIKit

/// A message of a chat between the user and somebody else.
struct ChatMessage: Identifiable, Equatable {
  enum Delivery { case sending, sent, failed }

  /// The message that this one answers.
  struct Quote: Equatable {
    let id: ChatMessage.ID
    let text: String
  }

  let id: String
  var text = ""
  var isMine = false
  var date = Date()
  var delivery = Delivery.sent
  var quote: Quote?
  var imageURL: URL?
  /// The image, once it has arrived.
  var image: UIImage?

  var links: [URL] {
    text.split(whereSeparator: \.isWhitespace)
      .filter { $0.hasPrefix("https://") }
      .compactMap { URL(string: String($0)) }
  }
}
