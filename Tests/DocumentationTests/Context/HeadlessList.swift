// What the samples in the comments of HeadlessList take for granted.

import HeadlessList
import TypedCells

struct Account {
  var name = "Ada"
  var address = "12 St James's Square"
}

final class TextCell: HeadlessCell, Updatable {
  func update(viewData text: String) { lines = [text] }
}
