import GalleryModels
import GtkList
import GtkToolkit
import TypedCells

/// A cell that contains only a label.
class LabelCell: GtkCell {
  let label = Label()

  required init() {
    super.init()
    box.append(label)
  }
}

/// A line of text.
final class TextCell: LabelCell, Updatable {
  func update(viewData text: String) { label.text = text }
}

/// A person with their number in the list.
final class PersonCell: LabelCell, Updatable {
  func update(viewData numbered: NumberedPerson) {
    label.text = "\(numbered.number). \(numbered.person.name), \(numbered.person.year)"
  }
}

/// An institution and the years that a person spent there.
final class WorkplaceCell: LabelCell, Updatable {
  func update(viewData workplace: Workplace) {
    label.text = "\(workplace.years)  \(workplace.institution)"
  }
}

/// A picture made of characters, with its caption below.
final class PictureCell: GtkCell, Updatable {
  private let picture = Label()
  private let caption = Label()

  required init() {
    super.init()
    picture.addStyle("monospace")
    caption.addStyle("detail")
    box.append(picture)
    box.append(caption)
  }

  func update(viewData picture: Picture) {
    self.picture.text = picture.lines.joined(separator: "\n")
    caption.text = picture.caption
  }
}
