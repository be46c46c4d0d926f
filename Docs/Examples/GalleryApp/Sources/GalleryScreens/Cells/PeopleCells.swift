import GalleryModels
import TypedCells
import TypedCellsUIKit

/// A switch with its title. The row's `configure` closure sets the switch and handles its flips.
final class SwitchCell: UITableViewCell, Updatable {
  let toggle = UISwitch()
  private var flip: (@MainActor () -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    toggle.addAction(UIAction { [weak self] _ in self?.flip?() }, for: .valueChanged)
    accessoryView = toggle
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData title: String) {
    var content = defaultContentConfiguration()
    content.text = title
    contentConfiguration = content
    set(isOn: false) {}
  }

  /// Sets the state and the handler of the switch.
  ///
  /// - Parameters:
  ///   - isOn: whether the switch is on.
  ///   - flip: called when the user flips the switch.
  func set(isOn: Bool, flip: @escaping @MainActor () -> Void) {
    toggle.isOn = isOn
    self.flip = flip
  }
}

/// A person with their number in the list, their year and their field.
final class PersonCell: UITableViewCell, Updatable {
  func update(viewData numbered: NumberedPerson) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "\(numbered.number). \(numbered.person.name), \(numbered.person.year)"
    content.secondaryText = numbered.person.field
    contentConfiguration = content
    accessoryType = .none
  }
}
