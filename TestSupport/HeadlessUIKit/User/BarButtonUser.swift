/// What a user's finger does to a button in a bar.
@MainActor
public struct BarButtonUser {
  let button: UIBarButtonItem

  /// Taps the button, which sends its action.
  ///
  /// - Returns: whether it is enabled, and has an action.
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
  /// What a user's finger does to the button.
  public var user: BarButtonUser { BarButtonUser(button: self) }
}
