public import TypedCells

/// Lines of text with buttons below them, which a ``HeadlessList`` uses again and again.
@MainActor
open class HeadlessView {
  /// The identifier by which the list dequeues the view; `nil` outside a list.
  public internal(set) var reuseIdentifier: ReuseIdentifier?

  /// What the view shows, from top to bottom.
  public var lines: [String] = []

  /// What the user can tap, from left to right, below the lines.
  public var buttons: [HeadlessButton] = []

  /// Creates a view that shows nothing.
  public required init() {}

  /// How tall the view asks to be: by default, tall enough for its lines and its buttons, and one
  /// line where there is nothing.
  open var fittingHeight: Double {
    Double(max(lines.count + (buttons.isEmpty ? 0 : 1), 1)) * HeadlessList.lineHeight
  }

  /// Called on a view that showed something else before, just before it is dequeued again.
  ///
  /// Like its model in UIKit it is for what `update(viewData:)` does not set, as running work to
  /// cancel; the base class does nothing.
  open func prepareForReuse() {}
}
