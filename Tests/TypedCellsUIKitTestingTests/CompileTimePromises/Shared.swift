// A cell and a model of a screen, for the case next to this file.

import TypedCells
import TypedCellsUIKit

final class TextCell: UITableViewCell, Updatable {
  func update(viewData text: String) { textLabel?.text = text }
}

@MainActor final class Model {
  var samples = ["a", "b"]
  var isOld = false
  func refresh() {}
  func row(_ text: String) -> Row<TextCell, String> { Row(TextCell.self, text) }
}
