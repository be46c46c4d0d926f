import TypedCellsUIKit

#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// A screen of the app, as the menu shows it.
enum Example: CaseIterable {
  case settings, registration, shop, feed, chat, contacts, mail

  var title: String {
    switch self {
    case .settings: "Settings"
    case .registration: "Registration"
    case .shop: "Shop"
    case .feed: "Feed"
    case .chat: "Chat"
    case .contacts: "Contacts"
    case .mail: "Mail"
    }
  }

  var summary: String {
    switch self {
    case .settings: "Switches, sliders, a stepper, a field"
    case .registration: "A form in four steps"
    case .shop: "Carousels, chips and a grid"
    case .feed: "Videos that play while they are visible"
    case .chat: "Messages that stay where they are"
    case .contacts: "A SwiftUI screen with a search"
    case .mail: "Mailboxes, messages and an outbox"
    }
  }

  var symbol: String {
    switch self {
    case .settings: "gear"
    case .registration: "person"
    case .shop: "cart"
    case .feed: "play"
    case .chat: "bubble.left"
    case .contacts: "phone"
    case .mail: "envelope"
    }
  }

  /// The examples that this system can show.
  static var available: [Example] {
    if #available(iOS 17, macOS 14, visionOS 1, *) {
      allCases
    } else {
      allCases.filter { $0 != .mail }
    }
  }

  /// Whether the screen has a navigation of its own, so the menu presents it instead of pushing it.
  var hasNavigation: Bool { self == .contacts }

  @MainActor
  func makeScreen() -> UIViewController {
    switch self {
    case .settings: return SettingsScreen(.sample())
    case .registration: return RegistrationScreen(.sample())
    case .shop: return ShopScreen(.sample())
    case .feed: return FeedScreen(.sample())
    case .chat: return ChatScreen(.sample())
    case .contacts: return UIHostingController(rootView: ContactsScreen())
    case .mail:
      guard #available(iOS 17, macOS 14, visionOS 1, *) else { return UIViewController() }
      return MailboxesScreen.pushing(.sample(), .sample())
    }
  }
}
