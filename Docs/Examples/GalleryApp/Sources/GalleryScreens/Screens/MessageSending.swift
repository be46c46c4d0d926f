import TypedCellsUIKit

/// A screen that has something to say in passing: what was selected, what changed, what was refused.
@MainActor
public protocol MessageSending: AnyObject {
  /// Called with each message, for whoever shows the screen.
  var onMessage: (@MainActor (String) -> Void)? { get set }
}
