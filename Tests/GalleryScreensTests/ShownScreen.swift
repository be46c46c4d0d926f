import GalleryScreens
import HeadlessUIKit

/// A screen in a window, with the messages it sends.
@MainActor
final class ShownScreen<Screen: UIViewController & MessageSending> {
  let screen: Screen
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private(set) var messages: [String] = []

  init(_ screen: Screen) {
    self.screen = screen
    screen.onMessage = { [weak self] in self?.messages.append($0) }
    window.rootViewController = screen
    window.makeKeyAndVisible()
  }
}

extension ShownScreen where Screen: UITableViewController {
  var table: UITableView { screen.tableView }

  /// The first lines of the cells on screen, from top to bottom.
  var titles: [String] { table.visibleCells.map { title(of: $0) } }

  func title(of cell: UITableViewCell?) -> String {
    (cell?.contentConfiguration as? UIListContentConfiguration)?.text ?? "–"
  }

  /// Returns the first cell of a class on screen.
  func cell<Cell>(_ type: Cell.Type) -> Cell? {
    table.visibleCells.lazy.compactMap { $0 as? Cell }.first
  }
}

func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }
