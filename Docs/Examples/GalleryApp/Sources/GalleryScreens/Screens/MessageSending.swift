import TypedCellsUIKit

/// A screen that sends short messages, for example about selections, changes and failures.
@MainActor
public protocol MessageSending: AnyObject {
  /// The handler of the messages. Set it where you show the screen.
  var onMessage: (@MainActor (String) -> Void)? { get set }
}
