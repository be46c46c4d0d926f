/// The actions that a swipe over a row has uncovered.
@MainActor
public final class SwipeOnScreen {
  /// A button at the row's edge.
  struct Button {
    let title: String
    let isDestructive: Bool
    /// Calls the handler, which completes now or later.
    let tap: (_ complete: @escaping (Bool) -> Void) -> Void
  }

  private let buttons: [Button]
  private let allowsFullSwipe: Bool
  private let close: () -> Void
  private let removeRow: () -> Void

  /// Whether the actions are still on screen: no action was completed, and the user didn't let go.
  public private(set) var isOpen = true

  /// Whether a destructive action was completed with `true`, so that UIKit animated the row away. The content
  /// has to delete the row, too.
  public private(set) var hasRemovedRow = false

  init(
    buttons: [Button], allowsFullSwipe: Bool, removeRow: @escaping () -> Void,
    close: @escaping () -> Void
  ) {
    self.buttons = buttons
    self.allowsFullSwipe = allowsFullSwipe
    self.removeRow = removeRow
    self.close = close
  }

  /// The titles of the buttons, the outermost first.
  public var titles: [String] { buttons.map(\.title) }

  /// Taps a button. The actions stay on screen until the handler has called its completion.
  ///
  /// - Parameter title: the button's title.
  /// - Returns: whether the actions are on screen and have such a button.
  @discardableResult
  public func tap(_ title: String) -> Bool {
    guard isOpen, let button = buttons.first(where: { $0.title == title }) else { return false }
    button.tap { [self] wasPerformed in finish(removing: wasPerformed && button.isDestructive) }
    return true
  }

  private func finish(removing removes: Bool) {
    guard isOpen else { return }
    isOpen = false
    if removes {
      hasRemovedRow = true
      removeRow()
    }
    close()
  }

  /// Swipes on to the other edge, which does what the outermost button does.
  ///
  /// - Returns: whether it does.
  @discardableResult
  public func swipeOn() -> Bool {
    guard allowsFullSwipe, let first = buttons.first else { return false }
    return tap(first.title)
  }

  /// Lets go of the row, without an action.
  public func cancel() { finish(removing: false) }
}

extension UISwipeActionsConfiguration {
  /// The buttons of the actions, which are called with the view that shows the row.
  func buttons(in sourceView: UIView) -> [SwipeOnScreen.Button] {
    actions.map { action in
      SwipeOnScreen.Button(
        title: action.title ?? "", isDestructive: action.style == .destructive
      ) { complete in action.handler(action, sourceView, complete) }
    }
  }
}
