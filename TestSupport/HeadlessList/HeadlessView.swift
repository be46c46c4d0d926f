public import TypedCells

/// A view with lines of text and buttons below them, which a ``HeadlessList`` reuses.
@MainActor
open class HeadlessView {
  /// The identifier that the list dequeues the view with; `nil` outside a list.
  public internal(set) var reuseIdentifier: ReuseIdentifier?

  /// The lines of text, from top to bottom.
  public var lines: [String] = []

  /// The buttons below the lines, from left to right.
  public var buttons: [HeadlessButton] = []

  /// Creates an empty view.
  public required init() {}

  /// The height that fits the view: by default the height of its lines and its row of buttons, and at least
  /// one line.
  open var fittingHeight: Double {
    Double(max(lines.count + (buttons.isEmpty ? 0 : 1), 1)) * HeadlessList.lineHeight
  }

  /// Called when the list dequeues the view from the reuse queue.
  ///
  /// As in UIKit, override it to reset state that `update(viewData:)` doesn't set, or to cancel work.
  /// The base class does nothing.
  open func prepareForReuse() {}
}
