public import TypedCells

/// A cell that shows lines of text and buttons; the base of all cells of a ``HeadlessList``.
///
/// ```swift
/// final class TextCell: HeadlessCell, Updatable {
///   func update(viewData text: String) { lines = [text] }
/// }
/// ```
@MainActor
open class HeadlessCell: HostedCell {
  public typealias BaseCell = HeadlessCell

  /// The identifier by which the list dequeues the cell; `nil` outside a list.
  public internal(set) var reuseIdentifier: ReuseIdentifier?

  /// What the cell shows, from top to bottom.
  public var lines: [String] = []

  /// What the user can tap, from left to right, below the lines.
  public var buttons: [HeadlessButton] = []

  /// Creates a cell that shows nothing.
  public required init() {}

  /// How tall the cell asks to be: by default, tall enough for its lines and its buttons, and one
  /// line where there is nothing.
  open var fittingHeight: Double {
    Double(max(lines.count + (buttons.isEmpty ? 0 : 1), 1)) * HeadlessList.lineHeight
  }

  /// Called on a cell that showed another row before, just before it is dequeued again.
  ///
  /// Like its model in UIKit it is for what `update(viewData:)` does not set, as running work to
  /// cancel; the base class does nothing.
  open func prepareForReuse() {}
}

/// A button in a ``HeadlessCell``.
@MainActor
public struct HeadlessButton {
  /// What stands on the button.
  public let title: String

  let action: @MainActor () -> Void

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: what stands on it.
  ///   - action: what a tap does.
  public init(_ title: String, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.action = action
  }
}
