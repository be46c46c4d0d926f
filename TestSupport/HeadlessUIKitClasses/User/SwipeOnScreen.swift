/// The swipe actions of a row, after the user has swiped over the row.
///
/// ```swift
/// let swipe = table.user.swipeRow(at: IndexPath(row: 0, section: 0), from: .trailing)
/// swipe?.tap("Delete")
/// ```
@MainActor
public final class SwipeOnScreen {
  /// The button of a swipe action.
  struct Button {
    let title: String
    let isDestructive: Bool
    let color: UIColor
    var image: UIImage?
    /// Calls the handler. The handler calls `complete` immediately or later.
    let tap: (_ complete: @escaping (Bool) -> Void) -> Void
  }

  let buttons: [Button]
  private let allowsFullSwipe: Bool
  private let close: () -> Void
  private let removeRow: () -> Void

  /// Whether the actions are visible. They disappear when an action is completed or the user cancels the
  /// swipe.
  public private(set) var isOpen = true

  /// Whether a destructive action was completed with `true`. Then UIKit removes the row's cell, and the data
  /// source must delete the row.
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

  /// The titles of the buttons, from the edge inwards.
  public var titles: [String] { buttons.map(\.title) }

  /// Taps a button. The actions stay visible until the handler calls its completion closure.
  ///
  /// - Parameter title: the button's title.
  /// - Returns: whether the actions are visible and include a button with the title.
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

  /// Swipes to the opposite edge, which performs the first action if the configuration allows a full swipe.
  ///
  /// - Returns: whether the action is performed.
  @discardableResult
  public func swipeOn() -> Bool {
    guard allowsFullSwipe, let first = buttons.first else { return false }
    return tap(first.title)
  }

  /// Cancels the swipe without an action.
  public func cancel() { finish(removing: false) }
}

extension UISwipeActionsConfiguration {
  /// Returns the buttons of the actions. Their handlers get the view that displays the row.
  func buttons(in sourceView: UIView) -> [SwipeOnScreen.Button] {
    actions.map { action in
      SwipeOnScreen.Button(
        title: action.title ?? "", isDestructive: action.style == .destructive,
        color: action.backgroundColor, image: action.image
      ) { complete in action.handler(action, sourceView, complete) }
    }
  }
}

/// The buttons beside a cell that the user has swiped.
struct UncoveredActions {
  let swipe: SwipeOnScreen
  let edge: TableUser.Edge
  let buttons: [Button]

  /// The appearance of a button.
  struct Button {
    let title: String
    let image: UIImage?
    let color: UIColor
  }

  @MainActor
  init(_ swipe: SwipeOnScreen, at edge: TableUser.Edge) {
    self.swipe = swipe
    self.edge = edge
    buttons = swipe.buttons.map { Button(title: $0.title, image: $0.image, color: $0.color) }
  }
}
