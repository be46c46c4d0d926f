/// What a swipe over a row has uncovered.
@MainActor
public struct SwipeOnScreen {
  /// A button at the row's edge.
  struct Button {
    let title: String
    let tap: () -> Void
  }

  let buttons: [Button]
  let allowsFullSwipe: Bool
  let close: () -> Void

  /// The titles of the buttons, the outermost first.
  public var titles: [String] { buttons.map(\.title) }

  /// Taps a button.
  ///
  /// - Parameter title: the button's title.
  /// - Returns: whether there is such a button.
  @discardableResult
  public func tap(_ title: String) -> Bool {
    guard let button = buttons.first(where: { $0.title == title }) else { return false }
    button.tap()
    close()
    return true
  }

  /// Swipes on to the other edge, which does what the outermost button does.
  ///
  /// - Returns: whether it does.
  @discardableResult
  public func swipeOn() -> Bool {
    guard allowsFullSwipe, let first = buttons.first else { return false }
    return tap(first.title)
  }

  /// Lets go of the row, and does nothing.
  public func cancel() { close() }
}
