/// What a swipe over a row has uncovered.
@MainActor
public struct SwipeOnScreen {
  /// A button at the row's edge.
  struct Button {
    let title: String
    let tap: (_ complete: @escaping (Bool) -> Void) -> Void
  }

  /// What an action said when it was done.
  @MainActor
  final class Outcome {
    var wasPerformed: Bool?
  }

  private let outcome = Outcome()

  /// Whether the action that was tapped did something; `nil` until it is done.
  public var wasPerformed: Bool? { outcome.wasPerformed }

  let buttons: [Button]
  let allowsFullSwipe: Bool
  let close: () -> Void

  init(
    buttons: [Button], allowsFullSwipe: Bool, close: @escaping () -> Void
  ) {
    self.buttons = buttons
    self.allowsFullSwipe = allowsFullSwipe
    self.close = close
  }

  /// The titles of the buttons, the outermost first.
  public var titles: [String] { buttons.map(\.title) }

  /// Taps a button.
  ///
  /// - Parameter title: the button's title.
  /// - Returns: whether there is such a button.
  @discardableResult
  public func tap(_ title: String) -> Bool {
    guard let button = buttons.first(where: { $0.title == title }) else { return false }
    let outcome = outcome
    button.tap { outcome.wasPerformed = $0 }
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
