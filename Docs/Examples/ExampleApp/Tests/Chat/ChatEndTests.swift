import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit
import TypedCellsUIKitTesting

@testable import ExampleApp

@MainActor
struct `The end of a chat` {
  @Test func `is at the bottom of the screen if the chat is short`() async throws {
    let chat = await ShownChat(2)
    #expect(try abs(chat.frame("2").maxY - chat.height) < 1)
    #expect(try chat.frame("1").minY > 100)
    #expect(!chat.store.hasOlder)
  }

  @Test func `is where a long chat opens, with one page`() async throws {
    let chat = await ShownChat(100)
    #expect(chat.list.isAtEnd)
    #expect(try abs(chat.frame("100").maxY - chat.height) < 1)
    #expect(chat.server.pages == 1)
  }

  @Test func `shows a message that arrives`() async throws {
    let chat = await ShownChat(50)
    await chat.receive("new")
    #expect(try chat.shows("new"))
    #expect(chat.list.isAtEnd)
    #expect(chat.newMessages == nil)
  }

  @Test func `is followed from near it`() async throws {
    let chat = await ShownChat(50)
    chat.table.user.scroll(by: -60)
    #expect(try !chat.shows("50"))
    await chat.receive("new")
    #expect(try chat.shows("new"))
    #expect(chat.newMessages == nil)
  }

  @Test func `isn't followed from further up, where a button counts new messages`() async throws {
    let chat = await ShownChat(50)
    chat.table.user.scroll(by: -400)
    await assertKeepsPlace(of: chat.list) { await chat.receive("new 1") }
    #expect(chat.newMessages == "1 new message")
    await chat.receive("new 2")
    await chat.receive("new 3")
    #expect(try !chat.shows("new 1"))
    #expect(chat.newMessages == "3 new messages")
    #expect(chat.screen.newMessages.user.tap())
    await chat.settle()
    #expect(try chat.shows("new 3"))
    #expect(chat.newMessages == nil)
  }

  @Test func `has no such button while the list scrolls to a message`() async throws {
    let chat = await ShownChat(50)
    chat.shown.window.holdsAnimatedScrolls = true
    for id in ["new 1", "new 2"] {
      await chat.receive(id, String(repeating: "Hello ", count: 100))
      #expect(chat.list.isAtEnd)
      #expect(chat.newMessages == nil)
    }
    while let scroll = chat.table.user.scrollUnderWay { scroll.finish() }
    #expect(try chat.shows("new 2"))
  }

  @Test func `comes back when the user sends a message`() async throws {
    let chat = await ShownChat(50)
    chat.table.user.scroll(by: -400)
    chat.screen.inputBar.field.user.tap()
    chat.screen.inputBar.field.user.type("Hi")
    #expect(chat.screen.inputBar.sendButton.user.tap())
    await chat.settle()
    #expect(chat.server.sent == ["Hi"])
    #expect(chat.screen.inputBar.field.text == "")
    #expect(try chat.shows(#require(chat.store.messages.last).id))
    #expect(chat.newMessages == nil)
  }

  @Test func `says that the other one is typing`() async throws {
    let chat = await ShownChat(50)
    chat.store.isTyping = true
    await chat.settle()
    #expect(try chat.list.text(of: ChatHint.typing) == "Ada Lovelace is typing…")
    #expect(chat.list.isAtEnd)
    await chat.receive("new")
    #expect(!chat.list.has(ChatHint.typing))
    #expect(try chat.shows("new"))
  }

  @Test func `says so without moving a chat that is further up`() async {
    let chat = await ShownChat(50)
    chat.table.user.scroll(by: -400)
    await assertKeepsPlace(of: chat.list) {
      chat.store.isTyping = true
      await chat.settle()
      chat.store.isTyping = false
      await chat.settle()
    }
    #expect(chat.newMessages == nil)
  }

  @Test func `stays above the keyboard`() async throws {
    let chat = await ShownChat(50)
    let height = chat.height
    chat.shown.window.keyboardHeight = 250
    #expect(chat.screen.inputBar.field.user.tap())
    await chat.settle()
    #expect(chat.height < height - 200)
    #expect(try chat.shows("50"))
    #expect(chat.list.isAtEnd)
    await chat.receive("new")
    #expect(try chat.shows("new"))
  }

  @Test func `stays after a rotation`() async throws {
    let chat = await ShownChat(50)
    await chat.rotate(to: CGSize(width: 600, height: 390))
    #expect(chat.table.bounds.width == 600)
    #expect(try chat.shows("50"))
    #expect(chat.list.isAtEnd)
  }

  @Test func `stays when an image arrives`() async throws {
    let images = HeldContent()
    let chat = await ShownChat(50, images: images) { $0[48].addImage() }
    let height = try chat.frame("49").height
    #expect(try chat.shows("49"))
    await assertKeepsPlace(of: chat.list) {
      images.deliver()
      await chat.settle()
    }
    #expect(try chat.frame("49").height == height + 160)
    #expect(try abs(chat.frame("50").maxY - chat.height) < 1)
  }
}
