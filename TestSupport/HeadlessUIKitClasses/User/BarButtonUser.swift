/// Performs the actions of a user on a bar button item.
///
/// ```swift
/// controller.navigationItem.rightBarButtonItem?.user.tap()
/// ```
@MainActor
public struct BarButtonUser {
  let button: UIBarButtonItem

  /// Taps the button, which sends its action, or opens its menu if it has no action.
  ///
  /// - Returns: whether the button is enabled and has an action or a menu.
  @discardableResult
  public func tap() -> Bool {
    guard button.isEnabled else { return false }
    if let action = button.primaryAction {
      action.perform(sender: button)
      return true
    }
    guard let target = button.target, let action = button.action else { return openMenu() != nil }
    return TargetAction.send(action, to: target, argument: button)
  }

  /// Opens the menu of the button: by a tap if it has no action, or else by a long press.
  ///
  /// - Returns: the menu, or `nil` if the button is disabled or has no menu.
  @discardableResult
  public func openMenu() -> ContextMenuOnScreen? {
    guard button.isEnabled, let menu = button.menu else { return nil }
    return ContextMenuOnScreen(menu: menu)
  }
}

extension UIBarButtonItem {
  /// Performs the actions of a user on the item.
  public var user: BarButtonUser { BarButtonUser(button: self) }
}
