import TypedCells
import TypedCellsUIKit

/// A title with a switch.
final class SwitchCell: UITableViewCell, Updatable {
  struct Content: Equatable {
    var title: String
    var isOn: Bool
  }

  let toggle = UISwitch()
  private(set) lazy var toggled = CellEvent(toggle, \.isOn)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryView = toggle
    selectionStyle = .none
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData content: Content) {
    contentConfiguration = UIListContentConfiguration.title(content.title)
    // Animates if the model turns the switch while it is on screen, for example back.
    toggle.setOn(content.isOn, animated: window != nil)
    toggle.accessibilityLabel = content.title
  }
}
