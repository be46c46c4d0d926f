import Foundation
import GalleryScreens
import TypedCellsUIKit

/// Draws screens of the example app. Rows of the screen Mixed need more height than HeadlessUIKit gives them, so
/// its picture would be misleading.
@MainActor
func galleryScreens() throws -> [DrawnFile] {
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
