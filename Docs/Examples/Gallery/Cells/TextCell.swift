import HeadlessList
import TypedCells

/// A text, wrapped into as many lines as it needs.
final class TextCell: HeadlessCell, Updatable {
  /// The maximum number of columns in a line.
  static let width = Page.width - 8

  func update(viewData text: String) {
    lines = wrapped(text, to: Self.width)
  }
}
