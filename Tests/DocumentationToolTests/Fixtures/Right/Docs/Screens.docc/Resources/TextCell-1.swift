import HeadlessList
import TypedCells

final class TextCell: HeadlessCell, Updatable {
  func update(viewData text: String) { lines = [text] }
}
