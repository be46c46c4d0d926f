/// Performs the actions of a user in an alert.
///
/// ```swift
/// let alert = controller.presentedViewController as? UIAlertController
/// alert?.user.tap("Delete")
/// ```
@MainActor
public struct AlertUser {
  let alert: UIAlertController

  /// Taps a button, which dismisses the alert and then calls the button's handler.
  ///
  /// - Parameter title: the button's title.
  /// - Returns: whether the alert is presented and has an enabled button with the title.
  @discardableResult
  public func tap(_ title: String) -> Bool {
    guard alert.presentingViewController != nil,
      let action = alert.actions.first(where: { $0.title == title }), action.isEnabled
    else { return false }
    alert.dismiss(animated: false) { action.handler?(action) }
    return true
  }
}

extension UIAlertController {
  /// Performs the actions of a user in the alert.
  public var user: AlertUser { AlertUser(alert: self) }
}
