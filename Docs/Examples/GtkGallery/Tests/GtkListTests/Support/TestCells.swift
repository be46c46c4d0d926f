import GtkList
import GtkToolkit
import TypedCells

/// A cell that shows a text in a label.
class LabelCell: GtkCell {
  private let label = Label()

  var text: String { label.text }

  required init() {
    super.init()
    box.append(label)
  }

  func show(_ text: String) { label.text = text }
}

/// A line of text.
final class LineCell: LabelCell, Updatable {
  func update(viewData text: String) { show(text) }
}

/// A line of text in cells of another class.
final class OtherCell: LabelCell, Updatable {
  func update(viewData text: String) { show(text) }
}

/// A button that counts what it shows.
final class ButtonCell: GtkCell, Updatable {
  let button = Button()

  required init() {
    super.init()
    box.append(button)
  }

  func update(viewData title: String) { button.title = title }
}

/// A header of a view of its own.
final class LineHeader: GtkHeaderFooter, Updatable {
  private let label = Label()

  var text: String { label.text }

  required init() {
    super.init()
    box.append(label)
  }

  func update(viewData text: String) { label.text = text }
}
