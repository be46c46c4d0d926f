import GalleryModels
import GalleryScreens
import UIKit

/// Shows the gallery's screens in tabs, with ten thousand people. A screen's messages appear in its
/// navigation bar.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    do {
      window.rootViewController = tabs(of: try Gallery(rows: 10_000))
    } catch {
      // The data files ship with the models, so this happens only after someone edits them.
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "\(error)"
      window.rootViewController = UIViewController()
      window.rootViewController?.view = label
    }
    window.makeKeyAndVisible()
    self.window = window
  }

  private func tabs(of gallery: Gallery) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = gallery.screens.enumerated().map { position, tab in
      let screen = tab.screen
      screen.title = tab.title
      screen.onMessage = { [weak screen] in screen?.navigationItem.prompt = $0 }
      let navigation = UINavigationController(rootViewController: screen)
      navigation.tabBarItem = UITabBarItem(
        title: tab.title, image: UIImage(systemName: tab.symbol), tag: position)
      return navigation
    }
    if #available(iOS 17, *) {
      // Not one of the last tabs: they are in the navigation of the tab More, which can't contain a split view.
      tabs.viewControllers?.insert(mail(), at: 1)
    }
    gallery.mixed.navigationItem.rightBarButtonItem = gallery.mixed.editButtonItem
    gallery.shopping.navigationItem.rightBarButtonItem = gallery.shopping.editButtonItem
    return tabs
  }

  @available(iOS 17, *)
  private func mail() -> UIViewController {
    let store = MailStore.sample()
    let split = UISplitViewController(style: .doubleColumn)
    let mailboxes = MailboxesScreen(store)
    mailboxes.onOpen = { [weak split] mailbox in
      split?.setViewController(MessagesScreen(mailbox, in: store), for: .secondary)
      split?.show(.secondary)
    }
    let outbox = Outbox.sample()
    mailboxes.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Outbox",
      primaryAction: UIAction { [weak mailboxes] _ in
        mailboxes?.navigationController?.pushViewController(OutboxScreen(outbox), animated: true)
        Task { await outbox.send { try? await Task.sleep(nanoseconds: 500_000_000) } }
      })
    split.setViewController(mailboxes, for: .primary)
    split.tabBarItem = UITabBarItem(title: "Mail", image: UIImage(systemName: "envelope"), tag: -1)
    return split
  }
}
