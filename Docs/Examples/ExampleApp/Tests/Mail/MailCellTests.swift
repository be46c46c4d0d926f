import Testing
import TypedCells
import TypedCellsUIKit
import TypedCellsUIKitTesting

@testable import ExampleApp

@MainActor
struct `Rows of mail` {
  @Test func `with a mailbox`() {
    let samples = [
      Mailbox(id: "Work", symbol: "briefcase"), Mailbox(id: "Work/Inbox", unreadCount: 3),
      Mailbox(id: "Work/Archive"),
    ]
    assertRowLaws(in: UICollectionView.self, samples: samples) {
      Row($0, content: UIListContentConfiguration.mailbox)
    }
  }

  @Test func `with a message`() {
    let samples = [
      Message(id: 1, sender: "Ada", subject: "Lunch?", isFlagged: true),
      Message(id: 2, sender: "Grace", subject: "Invoice", isRead: true),
    ]
    assertRowLaws(in: UICollectionView.self, samples: samples) {
      Row($0, content: UIListContentConfiguration.message).accessories(UICellAccessory.flag)
    }
  }

  @available(iOS 17, macOS 14, visionOS 1, *)
  @Test func `are fresh, and their screens are deallocated`() {
    let store = MailStore.sample()
    func makeMessages() -> MessagesScreen { MessagesScreen(Mailbox(id: "Work/Inbox"), in: store) }
    assertScreen({ MailboxesScreen(store) })
    assertScreen(makeMessages) { _ in store.delete([59, 57]) }
  }
}
