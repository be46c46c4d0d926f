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

final class PeopleController: UITableViewController {
  private lazy var list = ListDriver(tableView)
  private var people = [
    Person(id: 1, name: "Ada Lovelace", nickname: "Enchantress of Numbers"),
    Person(id: 2, name: "Grace Hopper", nickname: "Amazing Grace"),
    Person(id: 3, name: "Barbara Liskov"),
  ]
  private var hidesPeople = false

  override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  private func show() {
    list.apply {
      ListSection(id: "people", header: "People") {
        Row(SwitchCell.self, Setting(title: "Hide people", isOn: hidesPeople))
          .configure { [weak self] cell, _, _ in cell.onFlip = { self?.toggle() } }
        if !hidesPeople {
          for person in people {
            Row(PersonCell.self, person)
              .on(.commitEdit, self) { controller, person, _ in controller.remove(person) }
          }
        }
      }
    }
  }

  private func remove(_ person: Person) {
    people.removeAll { $0.id == person.id }
    show()
  }

  private func toggle() {
    hidesPeople.toggle()
    show()
  }
}
