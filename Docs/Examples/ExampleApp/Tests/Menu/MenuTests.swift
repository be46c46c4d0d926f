import HeadlessSwiftUI
import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKitTesting

@testable import ExampleApp

@MainActor
struct `The menu` {
  @available(iOS 17, macOS 14, visionOS 1, *)
  @Test(arguments: Example.allCases) func `opens each screen`(_ example: Example) throws {
    let shown = OnScreen(MenuScreen())
    try shown.screen.list.tap(example)
    let top = try #require(
      shown.navigation.presentedViewController ?? shown.navigation.topViewController)
    switch example {
    case .settings: #expect(top is SettingsScreen)
    case .registration: #expect(top is RegistrationScreen)
    case .shop: #expect(top is ShopScreen)
    case .feed: #expect(top is FeedScreen)
    case .chat: #expect(top is ChatScreen)
    case .contacts: #expect(top is UIHostingController<ContactsScreen>)
    case .mail: #expect(top is MailboxesScreen)
    }
  }

  @Test func `shows fresh rows, and is deallocated`() {
    assertScreen({ MenuScreen() })
  }
}
