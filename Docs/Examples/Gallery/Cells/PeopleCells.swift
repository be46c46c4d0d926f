import GalleryModels
import HeadlessList
import TypedCells

/// A switch with its title. The row's `configure` closure sets the switch and handles its flips.
final class SwitchCell: HeadlessCell, Updatable {
  private var title = ""

  func update(viewData title: String) {
    self.title = title
    set(isOn: false) {}
  }

  /// Sets the state and the handler of the switch.
  ///
  /// - Parameters:
  ///   - isOn: whether the switch is on.
  ///   - flip: called when the user taps the switch.
  func set(isOn: Bool, flip: @escaping @MainActor () -> Void) {
    buttons = [HeadlessButton("\(title): \(isOn ? "on" : "off")", action: flip)]
  }
}

/// A person with their number in the list. The wide prototype also shows the person's field.
final class PersonCell: HeadlessCell, Updatable {
  private var isWide = false

  /// Creates the prototype for favourites, which a storyboard would contain next to the plain one.
  static func widePrototype() -> PersonCell {
    let cell = PersonCell()
    cell.isWide = true
    return cell
  }

  /// The lines of the wide prototype.
  static func wideLines(of numbered: NumberedPerson) -> [String] {
    let line = "\(numbered.number). \(numbered.person.name), \(numbered.person.year)"
    return [line] + wrapped(numbered.person.field, to: 40).map { "   \($0)" }
  }

  func update(viewData numbered: NumberedPerson) {
    let lines = Self.wideLines(of: numbered)
    self.lines = isWide ? lines : [lines[0]]
  }
}
