// Cells of a headless list and views that no list shows, for the cases next to this file.

import HeadlessList
import TypedCells

final class TextCell: HeadlessCell, Updatable {
  func update(viewData text: String) { lines = [text] }
}
final class OtherCell: HeadlessCell, Updatable {
  func update(viewData text: String) { lines = ["other", text] }
}
final class Banner: HeadlessHeaderFooter, Updatable {
  func update(viewData text: String) { lines = [text] }
}

@MainActor final class Label: Updatable {
  var text = ""
  init() {}
  func update(viewData text: String) { self.text = text }
}
@MainActor final class Picture {
  var name = ""
  init() {}
}

func requireSendable<Value: Sendable>(_: Value.Type) {}
