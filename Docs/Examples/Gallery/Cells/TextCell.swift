import HeadlessList
import TypedCells

/// A line of text.
final class TextCell: HeadlessCell, Updatable {
  func update(viewData text: String) {
    lines = [text]
  }
}
