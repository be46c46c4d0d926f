import Foundation
import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit
import TypedCellsUIKitTesting

@testable import ExampleApp

@MainActor
struct `A chat` {
  @Test func `sends a message again that wasn't delivered`() async throws {
    let chat = await ShownChat(50)
    chat.server.isOffline = true
    chat.store.send("Hi")
    await chat.settle()
    let id = try #require(chat.store.messages.last).id
    let cell = try chat.cell(id)
    #expect(cell.texts == ["Hi", "Not delivered", "Retry"])
    #expect(try chat.shows(id))
    chat.server.isOffline = false
    #expect(cell.retry.user.tap())
    await chat.settle()
    #expect(chat.server.sent == ["Hi"])
    #expect(try chat.cell(id) === cell)
    #expect(cell.texts == ["Hi"])
    #expect(try chat.shows(id))
  }

  @Test func `copies and deletes messages by a menu`() async throws {
    let chat = await ShownChat(50)
    var copied: [String] = []
    chat.screen.copyText = { copied.append($0) }
    assertContextMenu(["Copy", "Delete"], ofRowWithID: "49", in: chat.list)
    try chat.choose("Copy", for: "50")
    #expect(copied == ["Message 50."])
    try chat.choose("Delete", for: "50")
    await chat.settle()
    #expect(!chat.list.has("50"))
    #expect(try chat.shows("49"))
    #expect(chat.list.isAtEnd)
  }

  @Test func `opens links`() async throws {
    let chat = await ShownChat(3)
    var opened: [String] = []
    chat.screen.openLink = { opened.append($0.absoluteString) }
    await chat.receive("new", "Look at https://swift.org/install and https://example.com")
    let links = try chat.cell("new").links
    #expect(links.texts == ["swift.org", "example.com"])
    #expect(try #require(links.first(UIButton.self)).user.tap())
    #expect(opened == ["https://swift.org/install"])
  }

  @Test func `has a header for each day`() async throws {
    let chat = await ShownChat(20)
    let dates = Set(chat.store.messages.map { Calendar.current.startOfDay(for: $0.date) })
    #expect(chat.table.numberOfSections == dates.count)
    await chat.receive("new")
    #expect(chat.table.numberOfSections == dates.count + 1)
    #expect(try chat.header(above: "new").height > 0)
    chat.store.receive(ChatMessage(id: "from a slow clock", date: Date(timeIntervalSince1970: 0)))
    await chat.settle()
    #expect(chat.table.numberOfSections == dates.count + 1)
    #expect(try chat.shows("from a slow clock"))
  }

  @Test func `shows fresh rows after each change, and is deallocated`() {
    func makeScreen() -> ChatScreen {
      let store = ChatStore(name: "Ada Lovelace", server: ChatTestServer([]))
      for number in 1...20 { store.receive(.numbered(number)) }
      return ChatScreen(store, places: .empty())
    }
    assertScreen(makeScreen) { $0.inputBar.onSend("Hi") }
  }
}
