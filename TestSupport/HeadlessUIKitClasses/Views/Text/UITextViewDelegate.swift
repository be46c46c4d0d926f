// The names are those of Apple's declarations.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The delegate of a text view. All methods are optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing can begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Returns whether editing can end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Called after editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Called after editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Returns whether a text that the user types can replace a range.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// Called after the user has changed the text, and not for changes in code.
  func textViewDidChange(_ textView: UITextView)

  /// Called after the selection has changed. HeadlessUIKit doesn't call it.
  func textViewDidChangeSelection(_ textView: UITextView)

  /// Returns whether the user can open a link. HeadlessUIKit doesn't call it.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

/// The optional methods, which count as absent unless a class implements them.
extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    OptionalMethod.absent(true)
  }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    OptionalMethod.absent(true)
  }
  public func textViewDidBeginEditing(_ textView: UITextView) { OptionalMethod.absent(()) }
  public func textViewDidEndEditing(_ textView: UITextView) { OptionalMethod.absent(()) }
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { OptionalMethod.absent(true) }
  public func textViewDidChange(_ textView: UITextView) { OptionalMethod.absent(()) }
  public func textViewDidChangeSelection(_ textView: UITextView) { OptionalMethod.absent(()) }
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { OptionalMethod.absent(true) }
}
