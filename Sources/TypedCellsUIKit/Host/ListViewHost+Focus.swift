public import TypedCells

extension ListViewHost {
  /// Returns the first responder if it's in the view of one of some rows, headers and footers; `nil` outside a window.
  ///
  /// - Parameter elements: the rows, headers and footers whose views may be replaced or moved off screen.
  /// - Complexity: O(*v*) for *v* views inside them.
  public func focus(inside elements: [FlatElement]) -> ListFocus? {
    guard canLookAtCells else { return nil }
    for element in elements {
      guard let view = view(of: element), view.hasFirstResponder,
        let responder = HeldResponder(inside: view)
      else { continue }
      let wasVisible = if case .row(let path) = element { isVisible(path.indexPath) } else { false }
      return ListFocus(in: element) { [weak self] newElement, isUnchanged in
        guard let self, let view = laidOutView(of: newElement, mayScroll: wasVisible) else {
          return
        }
        responder.becomeFirstResponder(inside: view, keepsText: isUnchanged)
        if wasVisible, case .row(let path) = newElement, !isScrolling {
          scroll(to: path, at: .nearest, animated: list?.animatesChange ?? false)
        }
      }
    }
    return nil
  }

  /// Returns the view of an element. If the change has moved a row off screen, the list scrolls to it, without an animation
  /// because the cell has to exist.
  private func laidOutView(of element: FlatElement, mayScroll: Bool) -> UIView? {
    guard canLookAtCells else { return nil }
    if let view = view(of: element) { return view }
    adapter.view?.layoutIfNeeded()
    if mayScroll, case .row(let path) = element, !isScrolling {
      scroll(to: path, at: .nearest, animated: false)
      adapter.view?.layoutIfNeeded()
    }
    return view(of: element)
  }

  /// Whether the user scrolls the view, or the list does.
  var isScrolling: Bool {
    guard let view = adapter.view else { return false }
    return view.isTracking || view.isDecelerating || scrolling != nil
  }

  private func view(of element: FlatElement) -> UIView? {
    switch element {
    case .row(let path): adapter.cell(at: path.indexPath)
    case .headerFooter(let edge, let section):
      adapter.headerFootersOnScreen.first { $0.edge == edge && $0.section == section }?.view
    }
  }
}

/// The first responder in a cell, header or footer that may be replaced.
///
/// It's the first, second, … view of its class in there, and so is the view that succeeds it.
@MainActor
private struct HeldResponder {
  private let viewClass: UIView.Type
  private let number: Int
  /// The text that the user has entered. It's noted before the change, because the cell may be reused.
  private let text: String?

  init?(inside container: UIView) {
    let views = container.withDescendants
    guard let view = views.first(where: \.isFirstResponder) else { return nil }
    viewClass = type(of: view)
    number = views.prefix { $0 !== view }.count { type(of: $0) == type(of: view) }
    text = view.editedText
  }

  /// Makes the view that succeeds it the first responder, if it's not the first responder already.
  ///
  /// - Parameters:
  ///   - container: the new cell, header or footer.
  ///   - keepsText: whether the view gets the text that the user has entered, and keeps that of its model otherwise.
  func becomeFirstResponder(inside container: UIView, keepsText: Bool) {
    let views = container.withDescendants.filter { type(of: $0) == viewClass }
    guard views.indices.contains(number), !views[number].isFirstResponder else { return }
    if keepsText, let text { views[number].editedText = text }
    views[number].becomeFirstResponder()
  }
}

extension UIView {
  /// Whether the view or a view inside it has the keyboard.
  var hasFirstResponder: Bool { isFirstResponder || subviews.contains { $0.hasFirstResponder } }

  /// The text that the user can edit; `nil` in a view without such a text.
  fileprivate var editedText: String? {
    get { (self as? UITextField)?.text ?? (self as? UITextView)?.text }
    set {
      // A view may move the insertion point when its text is set.
      guard newValue != editedText else { return }
      (self as? UITextField)?.text = newValue
      (self as? UITextView)?.text = newValue
    }
  }

  /// The view and the views inside it, each before those inside it.
  fileprivate var withDescendants: [UIView] { [self] + subviews.flatMap(\.withDescendants) }
}
