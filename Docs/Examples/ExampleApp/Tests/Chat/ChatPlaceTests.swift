import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit
import TypedCellsUIKitTesting

@testable import ExampleApp

@MainActor
struct `The place of a chat` {
  @Test func `stays when older messages are loaded, until there are no others`() async throws {
    let chat = await ShownChat(70)
    await assertReachesOnce(.start, of: chat.list) { chat.list.scroll(to: .start) }
    #expect(chat.store.messages.map(\.id) == (1...70).map { "\($0)" })
    #expect(chat.server.pages == 3)
    for _ in 0..<3 {
      chat.list.scroll(to: .start)
      await chat.settle()
    }
    #expect(chat.server.pages == 3)
    #expect(!chat.list.has(ChatHint.loading))
  }

  @Test func `shows that older messages are loaded`() async throws {
    let chat = await ShownChat(70)
    let page = chat.server.holdPages()
    chat.list.scroll(to: .start)
    await wait { chat.server.pages == 2 }
    await chat.settle()
    #expect(try chat.list.text(of: ChatHint.loading) == "Loading…")
    #expect(chat.server.pages == 2)
    let top = try chat.frame("41").minY
    await assertKeepsPlace(of: chat.list) {
      page.deliver()
      await wait { chat.store.contains("11") }
      await chat.settle()
    }
    #expect(try abs(chat.frame("41").minY - top) < 0.01)
    #expect(chat.store.contains("11") && !chat.store.contains("10"))
  }

  /// The image of message 40 arrives after the user has scrolled on.
  @Test(arguments: [-900.0, -500, -300, -100, 100, 300, 600])
  func `stays when an image arrives that was scrolled away`(_ distance: CGFloat) async throws {
    let images = HeldContent()
    let chat = await ShownChat(60, images: images) { $0[39].addImage() }
    chat.list.scroll(to: "40", at: .middle)
    await chat.settle()
    let height = try chat.frame("40").height
    chat.table.user.scroll(by: distance)
    await chat.settle()
    await assertKeepsPlace(of: chat.list) {
      images.deliver()
      await chat.settle()
    }
    chat.list.scroll(to: "40", at: .middle)
    await chat.settle()
    #expect(try chat.frame("40").height == height + 160)
  }

  @Test func `is the first unread message, below the date`() async throws {
    let chat = await ShownChat(100, firstUnread: "35")
    let header = try chat.header(above: "35")
    #expect(try abs(chat.frame("35").minY - header.height) < 1)
    #expect(chat.newMessages == nil)
    #expect(chat.server.pages == 3, "one more page isn't needed")
    #expect(await ShownChat(50, firstUnread: "49").list.isAtEnd)
  }

  @Test func `is the first unread message of a page, also when older ones arrive`() async throws {
    let chat = await ShownChat(100, firstUnread: "41")
    #expect(try abs(chat.frame("41").minY - chat.header(above: "41").height) < 1)
  }

  @Test func `is where the user left`() async throws {
    let places = ChatPlaces.empty()
    let chat = await ShownChat(100, places: places)
    await chat.screen.scroll(to: "40")
    await chat.settle()
    let top = try chat.frame("40").minY
    await chat.leave()
    #expect(places["Ada Lovelace"] != nil)
    #expect(places["Grace Hopper"] == nil)

    let again = await ShownChat(100, places: places)
    #expect(try abs(again.frame("40").minY - top) < 1)
  }

  @Test func `is the first unread message rather than where the user left`() async throws {
    let places = ChatPlaces.empty()
    places["Ada Lovelace"] = ListPlace(of: "80", at: .end)
    #expect(try await ShownChat(100, places: places).shows("80"))
    let chat = await ShownChat(100, firstUnread: "35", places: places)
    #expect(try chat.shows("35") && !chat.shows("80"))
  }

  @Test func `is the end again if the user left there`() async {
    let places = ChatPlaces.empty()
    places["Ada Lovelace"] = ListPlace(of: "80", at: .end)
    let chat = await ShownChat(100, places: places)
    chat.list.scroll(to: .end)
    await chat.leave()
    #expect(places["Ada Lovelace"] == nil)
    #expect(await ShownChat(100, places: places).list.isAtEnd)
  }

  @Test func `is kept if the user leaves before the messages are there`() async throws {
    let places = ChatPlaces.empty()
    places["Ada Lovelace"] = ListPlace(of: "80", at: .end)
    let page = HeldContent()
    let chat = await ShownChat(100, places: places, pages: page)
    await chat.leave()
    #expect(places["Ada Lovelace"]?.id == "80")
    page.deliver()
  }

  @Test func `stays below the finger when a message arrives`() async throws {
    let chat = await ShownChat(50)
    let finger = try #require(chat.table.user.beginScrolling())
    finger.move(by: -300)
    let top = try chat.frame("46").minY
    await chat.receive("new")
    #expect(try abs(chat.frame("46").minY - top) < 0.01)
    finger.move(by: 20)
    #expect(try abs(chat.frame("46").minY - top + 20) < 0.01)
    finger.lift()
    await chat.settle()
    #expect(try !chat.shows("new"))
    #expect(chat.newMessages == "1 new message")
  }

  @Test func `stays after a rotation`() async {
    let chat = await ShownChat(50)
    chat.table.user.scroll(by: -600)
    for size in [CGSize(width: 600, height: 390), CGSize(width: 390, height: 600)] {
      await assertKeepsPlace(of: chat.list) { await chat.rotate(to: size) }
    }
  }

  @Test func `is the original of a reply after a tap, which may have to be loaded`() async throws {
    let chat = await ShownChat(100) {
      $0[98].quote = ChatMessage.Quote(id: "25", text: "Message 25.")
    }
    #expect(try chat.cell("99").quote.user.tap())
    await chat.settle()
    #expect(try abs(chat.frame("25").midY - chat.height / 2) < 1)
    #expect(chat.server.pages == 3)
  }
}
