import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

/// A screen in a navigation controller in a window.
@MainActor
struct OnScreen<Screen: UIViewController> {
  let screen: Screen
  let navigation: UINavigationController
  let window: UIWindow

  init(_ screen: Screen, height: CGFloat = 844) {
    self.screen = screen
    navigation = UINavigationController(rootViewController: screen)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: height))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }
}

// Rows by their identities, because index paths change when rows above appear and disappear.
extension ListDriver where Host == TableHost {
  func cell<Cell: UITableViewCell>(
    _ id: some Hashable, as type: Cell.Type = UITableViewCell.self
  ) throws -> Cell {
    try #require(visibleCell(of: id, as: type))
  }

  func has(_ id: some Hashable) -> Bool { !paths(of: id).isEmpty }

  func tap(_ id: some Hashable) throws {
    let table = try #require(host.tableView)
    table.user.tapRow(at: try #require(paths(of: id).first).indexPath)
    table.window?.layoutIfNeeded()
  }

  /// Taps the switch of a row.
  func toggle(_ id: some Hashable) throws -> Bool {
    try #require(try cell(id).accessoryView as? UISwitch).user.tap()
  }

  /// The second text of a row without a cell class, or the only one.
  func text(of id: some Hashable) throws -> String? {
    let content = try cell(id).contentConfiguration as? UIListContentConfiguration
    return content?.secondaryText ?? content?.text
  }

  func isChecked(_ id: some Hashable) throws -> Bool { try cell(id).accessoryType == .checkmark }
}

extension UIView {
  /// The texts in this view, from top to bottom.
  var texts: [String] {
    if isHidden || accessibilityElementsHidden { return [] }
    if let label = self as? UILabel { return [label.text].compactMap(\.self) }
    if let button = self as? UIButton { return [button.title(for: .normal)].compactMap(\.self) }
    let configuration = (self as? any UIContentView)?.configuration
    if let content = configuration as? UIListContentConfiguration {
      return [content.text, content.secondaryText].compactMap(\.self)
    }
    return subviews.flatMap(\.texts)
  }

  /// Returns the first view of a class in this one.
  func first<View: UIView>(_ type: View.Type) -> View? {
    self as? View ?? subviews.lazy.compactMap { $0.first(type) }.first
  }
}
