import Foundation
import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit
import TypedCellsUIKitTesting

@testable import ExampleApp

@MainActor
struct `Cells of a chat` {
  @Test func `with a message`() {
    var answer = ChatMessage(id: "3", text: String(repeating: "long ", count: 40))
    answer.quote = ChatMessage.Quote(id: "1", text: "Hello")
    var failed = ChatMessage(id: "4", isMine: true, delivery: .failed)
    failed.addImage()
    assertCellLaws(
      BubbleCell.self,
      samples: [
        ChatMessage(id: "1", text: "Hello"),
        ChatMessage(id: "2", text: "See https://swift.org", isMine: true, delivery: .sending),
        answer, failed,
      ])
  }

  @Test func `with an image, which changes its height`() {
    var message = ChatMessage(id: "1")
    message.addImage()
    var arrived = message
    arrived.image = UIImage(systemName: "photo")
    assertCellLaws(BubbleCell.self, samples: [message, arrived])
  }

  @Test func `with a date`() {
    assertCellLaws(DayHeader.self, samples: [.afterMessages, Date(timeIntervalSince1970: 0)])
  }
}
