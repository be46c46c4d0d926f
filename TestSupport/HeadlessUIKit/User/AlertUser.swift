/// What a user's finger does to an alert.
@MainActor
public struct AlertUser {
  let alert: UIAlertController

  /// Taps a button: the alert is dismissed, and then the handler is called.
  ///
  /// - Parameter title: the button's title.
  /// - Returns: whether the alert is presented and has such a button, which is enabled.
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
  /// What a user's finger does to the alert.
  public var user: AlertUser { AlertUser(alert: self) }
}
