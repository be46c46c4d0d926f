/// The delegate of a text field. All methods are optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns whether editing can begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Called after editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Returns whether editing can end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Called after editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Called after editing has ended for a reason, in place of the method without a reason.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Returns whether a text that the user types can replace a range.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Called after the selection has changed, also by typing.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Returns whether the text is cleared.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Returns whether the return key has its usual effect.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

/// The optional methods, which count as absent unless a class implements them.
extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    OptionalMethod.absent(true)
  }
  public func textFieldDidBeginEditing(_ textField: UITextField) { OptionalMethod.absent(()) }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    OptionalMethod.absent(true)
  }
  public func textFieldDidEndEditing(_ textField: UITextField) { OptionalMethod.absent(()) }
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { OptionalMethod.absent(()) }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { OptionalMethod.absent(true) }
  public func textFieldDidChangeSelection(_ textField: UITextField) { OptionalMethod.absent(()) }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { OptionalMethod.absent(true) }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    OptionalMethod.absent(true)
  }
}
