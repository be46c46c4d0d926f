import GalleryModels
import TypedCells
import TypedCellsUIKit

/// A switch with its title. Whoever makes the row sets it and listens to it.
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

  /// Sets the switch.
  ///
  /// - Parameters:
  ///   - isOn: where it is to stand.
  ///   - flip: what a tap does.
  func set(isOn: Bool, flip: @escaping @MainActor () -> Void) {
    toggle.isOn = isOn
    self.flip = flip
  }
}

/// A person with their number in the list, and what they are known for.
final class PersonCell: UITableViewCell, Updatable {
  func update(viewData numbered: NumberedPerson) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "\(numbered.number). \(numbered.person.name), \(numbered.person.year)"
    content.secondaryText = numbered.person.field
    contentConfiguration = content
    accessoryType = .none
  }
}
