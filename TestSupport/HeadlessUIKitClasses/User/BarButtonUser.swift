/// Performs the actions of a user on a bar button item.
///
/// ```swift
/// controller.navigationItem.rightBarButtonItem?.user.tap()
/// ```
@MainActor
public struct BarButtonUser {
  let button: UIBarButtonItem

  /// Taps the button, which sends its action.
  ///
  /// - Returns: whether the button is enabled and has an action.
  @discardableResult
  public func tap() -> Bool {
    guard button.isEnabled else { return false }
    if let action = button.primaryAction {
      action.perform(sender: button)
      return true
    }
    guard let target = button.target, let action = button.action else { return false }
    return TargetAction.send(action, to: target, argument: button)
  }
}

extension UIBarButtonItem {
  /// Performs the actions of a user on the item.
  public var user: BarButtonUser { BarButtonUser(button: self) }
}
