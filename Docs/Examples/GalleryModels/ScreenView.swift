/// What a presenter asks of the view that shows its rows, whatever toolkit that view is made with.
@MainActor
public protocol ScreenView: AnyObject {
  /// Fetches the presenter's sections again and shows what is new in them.
  func contentDidChange()

  /// Tells the user something in passing.
  ///
  /// - Parameter message: what to tell.
  func announce(_ message: String)
}
