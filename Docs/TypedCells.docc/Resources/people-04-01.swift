import TypedCells
import TypedCellsUIKit
import UIKit

struct Person: Identifiable, Equatable {
  let id: Int
  var name: String
  var nickname: String?
}

final class PersonCell: UITableViewCell, Updatable {
  func update(viewData person: Person) {
    var content = defaultContentConfiguration()
    content.text = person.name
    content.secondaryText = person.nickname
    contentConfiguration = content
  }
}

struct Setting: Equatable {
  let title: String
  var isOn: Bool
}

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
    var content = defaultContentConfiguration()
    content.text = setting.title
    contentConfiguration = content
    toggle.isOn = setting.isOn
  }
}
