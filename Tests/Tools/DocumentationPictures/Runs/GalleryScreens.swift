import Foundation
import GalleryModels
import GalleryScreens
import TypedCellsUIKit

/// Draws screens of the example app. Rows of the screen Mixed need more height than HeadlessUIKit gives them, so
/// its picture would be misleading.
@MainActor
func galleryScreens() throws -> [DrawnFile] {
  try mailScreens() + otherScreens()
}

/// The mailboxes, and the messages of the first inbox, two of them selected.
@MainActor
private func mailScreens() throws -> [DrawnFile] {
  guard #available(macOS 14, *) else { throw Problem("the screens for mail need macOS 14") }
  let store = MailStore.sample()
  store.setFlagged(true, [58])
  let messages = MessagesScreen(store.accounts[0].mailboxes[0], in: store)
  let screens: [(String, UIViewController)] = [
    ("mailboxes", MailboxesScreen(store)), ("messages", messages),
  ]
  return screens.map { name, screen in
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 360, height: 480))
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    if screen === messages, let list = messages.view.subviews.first as? UICollectionView {
      messages.setEditing(true, animated: false)
      for item in [1, 3] { list.user.tapItem(at: IndexPath(item: item, section: 0)) }
    }
    return DrawnFile(named: "app-\(name)", window)
  }
}

@MainActor
private func otherScreens() throws -> [DrawnFile] {
  let gallery = try Gallery()
  return gallery.screens.filter { $0.title != "Mixed" }.map { title, _, screen in
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 360, height: 480))
    screen.title = title
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    return DrawnFile(named: "app-\(title.lowercased())", window)
  }
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
