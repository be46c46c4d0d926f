/// Performs the actions of a user in a text view.
///
/// ```swift
/// let text = UITextView()
/// text.user.tap()
/// text.user.type("Hello")
/// ```
@MainActor
public struct TextViewUser {
  let view: UITextView

  /// Taps the text, which begins editing if the delegate allows it.
  ///
  /// - Returns: whether the text view becomes the first responder.
  @discardableResult
  public func tap() -> Bool { view.canBeTouched && view.becomeFirstResponder() }

  /// Types at the end of the text.
  ///
  /// - Parameter text: the text to append.
  /// - Returns: whether the text view is editable and the first responder, and the delegate allows the change.
  @discardableResult
  public func type(_ text: String) -> Bool {
    view.isEditable && view.isFirstResponder && view.append(text)
  }

  /// Selects the whole text and deletes it.
  ///
  /// - Returns: whether the text view is editable and the first responder, has a text, and the delegate allows the change.
  @discardableResult
  public func clear() -> Bool {
    view.isEditable && view.isFirstResponder && view.clear()
  }
}

extension UITextView {
  /// Performs the actions of a user in the text view.
  public var user: TextViewUser { TextViewUser(view: self) }
}
