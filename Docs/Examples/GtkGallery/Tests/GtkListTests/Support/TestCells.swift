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

/// A line of text in a second cell class, for rows whose class changes.
final class OtherCell: LabelCell, Updatable {
  func update(viewData text: String) { show(text) }
}

/// A cell with a button, which can have the keyboard focus.
final class ButtonCell: GtkCell, Updatable {
  let button = Button()

  required init() {
    super.init()
    box.append(button)
  }

  func update(viewData title: String) { button.title = title }
}

/// A header with its own view.
final class LineHeader: GtkHeaderFooter, Updatable {
  private let label = Label()

  var text: String { label.text }

  required init() {
    super.init()
    box.append(label)
  }

  func update(viewData text: String) { label.text = text }
}
