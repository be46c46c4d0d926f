import Foundation
import TypedCells
import TypedCellsUIKit

@testable import ExampleApp

/// Draws the screens of the example app.
@MainActor
func exampleScreens() async throws -> [DrawnFile] {
  guard #available(macOS 14, *) else { throw Problem("the screens for mail need macOS 14") }
  let registration = RegistrationScreen(.sample())
  let store = MailStore.sample()
  store.setFlagged(true, [58])
  let messages = MessagesScreen(store.accounts[0].mailboxes[0], in: store)
  let screens: [(name: String, screen: UIViewController, height: CGFloat)] = [
    ("menu", MenuScreen(), 480), ("settings", SettingsScreen(.sample()), 720),
    ("registration", registration, 480), ("shop", ShopScreen(await loadedShop()), 720),
    ("mailboxes", MailboxesScreen(store), 480), ("messages", messages, 480),
  ]
  var files: [DrawnFile] = []
  for (name, screen, height) in screens {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 360, height: height))
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    await window.settle()
    if screen === registration { registration.form.visit([.email]) }
    if screen === messages {
      messages.setEditing(true, animated: false)
      for item in [1, 3] {
        messages.list.host.collectionView?.user.tapItem(at: IndexPath(item: item, section: 0))
      }
    }
    files.append(DrawnFile(named: "app-\(name)", window))
  }
  return files
}

/// A shop that doesn't wait for a server.
@MainActor
private func loadedShop() async -> ShopStore {
  let store = ShopStore(images: ImageLoader { UIImage(systemName: $0) }) { .sample }
  await store.load()
  store.toggleFavorite(10)
  return store
}

extension DrawnFile {
  /// Draws a window with HeadlessUIKit.
  @MainActor
  init(named name: String, _ window: UIWindow) {
    window.layoutIfNeeded()
    self.init(
      name: name, light: window.svg(style: .light) + "\n", dark: window.svg(style: .dark) + "\n")
  }
}
