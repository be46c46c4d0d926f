// A cell and a header, for the cases next to this file.

import HeadlessList
import TypedCells

final class TextCell: HeadlessCell, Updatable {
  func update(viewData text: String) { lines = [text] }
}
final class Banner: HeadlessHeaderFooter, Updatable {
  func update(viewData text: String) { lines = [text] }
}

func requireSendable<Value: Sendable>(_: Value.Type) {}
