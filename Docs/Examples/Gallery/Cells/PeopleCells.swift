import GalleryModels
import HeadlessList
import TypedCells

/// A switch with its title.
final class SwitchCell: HeadlessCell, Updatable {
  func update(viewData row: SwitchRow) {
    buttons = [HeadlessButton("\(row.title): \(row.isOn ? "on" : "off")", action: row.flip)]
  }
}

/// A person with their number in the list.
final class PersonCell: HeadlessCell, Updatable {
  func update(viewData numbered: NumberedPerson) {
    lines = ["\(numbered.number). \(numbered.person.name), \(numbered.person.year)"]
  }
}
