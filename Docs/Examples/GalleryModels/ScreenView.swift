/// The view that shows a presenter's rows. It doesn't depend on a toolkit.
@MainActor
public protocol ScreenView: AnyObject {
  /// Applies the presenter's current sections.
  func contentDidChange()

  /// Shows a short message to the user.
  ///
  /// - Parameter message: the message.
  func announce(_ message: String)
}
