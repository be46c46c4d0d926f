import HeadlessUIKit
import Testing

@testable import GalleryScreens

@MainActor
struct `The screen of prices in the app` {
  @Test func `sends the tapped price, and deletes the swiped one`() throws {
    let shown = ShownScreen(try Gallery().prices)
    shown.table.user.tapRow(at: path(0, 1))
    #expect(shown.messages == ["selected Coffee"])
    try #require(shown.table.user.swipeRow(at: path(0, 1), from: .trailing)).tap("Delete")
    #expect(shown.titles == ["Tea: 350", "Cake: 510"])
  }
}
