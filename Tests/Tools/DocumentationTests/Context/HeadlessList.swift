// Declarations that the samples in the comments of HeadlessList use.

import HeadlessList
import TypedCells

struct Account {
  var name = "Ada"
  var address = "12 St James's Square"
}

final class TextCell: HeadlessCell, Updatable {
  func update(viewData text: String) { lines = [text] }
}
