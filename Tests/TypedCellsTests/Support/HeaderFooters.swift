import HeadlessList
import TypedCells

class TextHeader: HeadlessHeaderFooter, Updatable {
  func update(viewData text: String) { lines = ["# \(text)"] }
}

final class TallHeader: HeadlessHeaderFooter, Updatable, ReusableCell {
  static var rowHeight: RowHeight { .fixed(60) }
  static var estimatedRowHeight: Double? { 50 }
  func update(viewData text: String) { lines = [text] }
}
