public import TypedCells

/// A cell that shows lines of text and buttons; the base of all cells of a ``HeadlessList``.
///
/// ```swift
/// final class TextCell: HeadlessCell, Updatable {
///   func update(viewData text: String) { lines = [text] }
/// }
/// ```
open class HeadlessCell: HeadlessView, HostedCell {
  /// All cells of a ``HeadlessList`` inherit from this class.
  public typealias BaseCell = HeadlessCell
}
