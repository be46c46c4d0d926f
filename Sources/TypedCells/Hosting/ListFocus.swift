/// The keyboard's focus in a view that a host may be about to replace, or to move off screen.
///
/// A host returns it from ``ListHost/focus(inside:)``. After the change, the list calls `restore` with the place where
/// the row, header or footer is then:
///
/// ```text
/// return ListFocus(in: element) { newElement, _ in
///   self.view(of: newElement)?.takeFocus()
/// }
/// ```
public struct ListFocus {
  /// The row, header or footer whose view has the focus.
  public let element: FlatElement

  let restore: @MainActor (FlatElement, _ isUnchanged: Bool) -> Void

  /// Creates a value.
  ///
  /// - Parameters:
  ///   - element: the row, header or footer whose view has the focus.
  ///   - restore: gives the focus to the view that shows the element now. It receives the place of the element after
  ///     the change, and whether its model is still the same, so that a text that the user is editing can be kept.
  public init(
    in element: FlatElement,
    restore: @escaping @MainActor (_ element: FlatElement, _ isUnchanged: Bool) -> Void
  ) {
    self.element = element
    self.restore = restore
  }
}
