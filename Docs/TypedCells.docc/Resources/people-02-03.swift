import TypedCells
import TypedCellsUIKit

final class SwitchCell: UITableViewCell, Updatable {
  var onFlip: @MainActor () -> Void = {}
  private let toggle = UISwitch()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    toggle.addAction(UIAction { [weak self] _ in self?.onFlip() }, for: .valueChanged)
    accessoryView = toggle
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData setting: Setting) {
    var content = UIListContentConfiguration.cell()
    content.text = setting.title
    contentConfiguration = content
    toggle.isOn = setting.isOn
  }
}
