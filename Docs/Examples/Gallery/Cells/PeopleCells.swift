import GalleryModels
import HeadlessList
import TypedCells

/// A switch with its title. Whoever makes the row sets it and listens to it.
final class SwitchCell: HeadlessCell, Updatable {
  private var title = ""

  func update(viewData title: String) {
    self.title = title
    set(isOn: false) {}
  }

  /// Sets the switch.
  ///
  /// - Parameters:
  ///   - isOn: where it is to stand.
  ///   - flip: what a tap does.
  func set(isOn: Bool, flip: @escaping @MainActor () -> Void) {
    buttons = [HeadlessButton("\(title): \(isOn ? "on" : "off")", action: flip)]
  }
}

/// A person with their number in the list, and in the wide prototype with what they are known for.
final class PersonCell: HeadlessCell, Updatable {
  private var isWide = false

  /// The prototype for favourites, as a storyboard would hold it beside the plain one.
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
