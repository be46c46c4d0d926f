import HeadlessList
import TypedCells

/// A text, in as many lines as it takes.
final class TextCell: HeadlessCell, Updatable {
  /// How many columns a line may take.
  static let width = Page.width - 8

  func update(viewData text: String) {
    lines = wrapped(text, to: Self.width)
  }
}
